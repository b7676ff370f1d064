"""The rules V1 to V10 in words: what the rest of this package decides by, and what it rests on."""

from arbcheck.interpretation import Rule

RULES: tuple[Rule, ...] = (
    Rule(
        "V1",
        "the sheet",
        "Everybody has the same printed sheet: spaces in rows and columns, six farms with the letters A to "
        "F, one purple and one green castle, grapes of one or both colours, and plain spaces.",
        "AV.",
        "The layout of the printed sheet is in no text that we have, so a sheet is data of a record. What "
        "arbcheck ships is invented and says so.",
    ),
    Rule(
        "V2",
        "the round",
        "A game has five rounds. In each the next farm card is turned: that farm is scored at the end of the "
        "round. Then road cards are turned one at a time, until the fourth yellow one, which everybody still "
        "answers. Used cards are set aside.",
        "AV.",
        "A round has at least four cards, its last one is yellow, and no farm is scored twice. No card of a "
        "number and colour is turned more often than the deck holds it.",
    ),
    Rule(
        "V3",
        "answering a card",
        "To each road card each player either draws the road of its number, as it is shown and never turned, "
        "in a space that has no road yet, or looks at the next farm card; the latter at most once in a "
        "round. There is no third choice. Farms, castles and grapes may be drawn over.",
        "AV.",
        "On a legal sheet the roads of a round are those of its cards less at most one. The order inside a "
        "round never matters.",
    ),
    Rule(
        "V4",
        "roads",
        "A space holds at most one road. A road may lead nowhere or off the sheet, and it may touch nothing.",
        "AV for dead ends and the edge of the sheet; that a road may touch nothing is inferred.",
        "Roads that are joined with none are legal and never reported.",
    ),
    Rule(
        "V5",
        "what is joined",
        "Two neighbouring spaces, in one of four directions, are joined when both their roads reach the edge "
        "between them. A farm, a castle and a grape are connected only with a road in their own space.",
        "AV for the road in the own space; that both roads must reach the edge is inferred.",
        "A road that leads up to the edge of a farm's space does not connect the farm.",
    ),
    Rule(
        "V6",
        "counting a farm",
        "At the end of a round its farm counts all grapes of either colour that are connected with it, each "
        "once, through other farms and castles as well, as the network stands then.",
        "AV; that each counts once and that the way may lead through other farms is inferred.",
        "Roads of later rounds add nothing to it, so a sheet without round marks does not tell what a farm "
        "of an earlier round was connected to.",
    ),
    Rule(
        "V7",
        "filling a farm box",
        "The count is written into the round's box if it is greater than the number in the box right above, "
        "in the first box if it is greater than 0; else 0 is written. Equal is not greater, and after a 0 a "
        "1 is enough.",
        "AV.",
        "What a farm was connected to is not compared with: only the number that was written.",
    ),
    Rule(
        "V8",
        "the castles and the sixth farm",
        "After five rounds the purple castle counts the purple grapes that are connected with it, the green "
        "castle the green ones. They need not grow, and a castle with 0 costs nothing. The sixth farm is "
        "never scored and costs nothing.",
        "AV for the castles; that the sixth farm costs nothing is decided against its overview.",
        "One grape may count for several farms and for its castle.",
    ),
    Rule(
        "V9",
        "the total",
        "The five farm boxes and the two castles are added up, and 5 points are taken for each farm box that "
        "holds 0. Nobody may choose to write a lower number.",
        "AV; that a lower number cannot be chosen is inferred.",
        "The least total is -25.",
    ),
    Rule(
        "V10",
        "winning",
        "Most points win. Of tied players the one with the highest single box wins; who is still tied shares "
        "the win. All seven boxes are looked at.",
        "AV for the first tie; that the rest is shared is inferred.",
        "Where the farm boxes alone would name another winner, the report says so.",
    ),
)
