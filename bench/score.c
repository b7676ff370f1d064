/* The best path of each species, written plainly in C: a measure for arbcheck, and a third opinion.

   It walks every path (R14), adds up what each is worth (R15), and keeps of each species the most valuable;
   of equal ones the longest, then the one whose list of (y, x) is smallest (record-format.md 4).

   Input: the number of rounds and of boards; then of each board the number of cards, and of each card its
   species (a number from 0), value, x and y. Output: a line for each best path, with the number of its board,
   species, points and the x and y of its cards; at last the seconds of the quickest round.

       cc -O2 -std=c99 score.c -o score && ./score < boards.txt
*/

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MOST_CARDS = 80, SPECIES = 13, LONGEST = 8, PURE_FROM = 4 };

typedef struct {
    int species, value, x, y;
} Card;

typedef struct {
    int count;
    Card cards[MOST_CARDS];
    int higher[MOST_CARDS][4]; /* neighbours of higher value */
    int ways[MOST_CARDS];
} Board;

typedef struct {
    int points, length;
    int cards[LONGEST];
} Path;

static void link_cards(Board *board)
{
    for (int a = 0; a < board->count; a++) {
        const Card *low = &board->cards[a];
        board->ways[a] = 0;
        for (int b = 0; b < board->count; b++) {
            const Card *high = &board->cards[b];
            if (high->value > low->value && abs(high->x - low->x) + abs(high->y - low->y) == 1)
                board->higher[a][board->ways[a]++] = b;
        }
    }
}

static int worth(const Board *board, const int *cards, int length)
{
    int species = board->cards[cards[0]].species, points = length, pure = length >= PURE_FROM;
    for (int k = 0; pure && k < length; k++)
        pure = board->cards[cards[k]].species == species;
    if (pure)
        points += length;
    if (board->cards[cards[0]].value == 1)
        points += 1;
    if (board->cards[cards[length - 1]].value == 8)
        points += 2;
    return points;
}

/* Whether the cells of one path come before those of another that is as long, row by row. */
static int comes_first(const Board *board, const int *cards, const int *others, int length)
{
    for (int k = 0; k < length; k++) {
        const Card *one = &board->cards[cards[k]], *other = &board->cards[others[k]];
        if (one->y != other->y)
            return one->y < other->y;
        if (one->x != other->x)
            return one->x < other->x;
    }
    return 0;
}

static void walk(const Board *board, int *cards, int length, Path *best)
{
    int last = cards[length - 1], species = board->cards[cards[0]].species;
    if (length > 1 && board->cards[last].species == species) {
        Path *old = &best[species];
        int points = worth(board, cards, length);
        if (points > old->points || (points == old->points && length > old->length) ||
            (points == old->points && length == old->length &&
             comes_first(board, cards, old->cards, length))) {
            old->points = points;
            old->length = length;
            for (int k = 0; k < length; k++)
                old->cards[k] = cards[k];
        }
    }
    for (int k = 0; k < board->ways[last]; k++) {
        cards[length] = board->higher[last][k];
        walk(board, cards, length + 1, best);
    }
}

static void score(Board *board, Path *best)
{
    int cards[LONGEST];
    link_cards(board);
    for (int s = 0; s < SPECIES; s++)
        best[s].points = best[s].length = 0;
    for (int first = 0; first < board->count; first++) {
        cards[0] = first;
        walk(board, cards, 1, best);
    }
}

static int number(void)
{
    int read;
    if (scanf("%d", &read) != 1) {
        fputs("a number is missing\n", stderr);
        exit(1);
    }
    return read;
}

int main(void)
{
    int rounds = number(), boards = number();
    Board *all = calloc(boards ? boards : 1, sizeof *all);
    Path(*best)[SPECIES] = calloc(boards ? boards : 1, sizeof *best);
    double quickest = 1e9;
    if (!all || !best)
        return 1;
    for (int b = 0; b < boards; b++) {
        all[b].count = number();
        if (all[b].count < 0 || all[b].count > MOST_CARDS)
            return 1;
        for (int k = 0; k < all[b].count; k++) {
            Card *card = &all[b].cards[k];
            card->species = number();
            card->value = number();
            card->x = number();
            card->y = number();
            if (card->species < 0 || card->species >= SPECIES || card->value < 1 || card->value > LONGEST)
                return 1;
        }
    }
    for (int round = 0; round < rounds; round++) {
        clock_t start = clock();
        for (int b = 0; b < boards; b++)
            score(&all[b], best[b]);
        double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
        if (seconds < quickest)
            quickest = seconds;
    }
    for (int b = 0; b < boards; b++)
        for (int s = 0; s < SPECIES; s++)
            if (best[b][s].length) {
                printf("%d %d %d", b, s, best[b][s].points);
                for (int k = 0; k < best[b][s].length; k++) {
                    const Card *card = &all[b].cards[best[b][s].cards[k]];
                    printf(" %d %d", card->x, card->y);
                }
                putchar('\n');
            }
    printf("seconds %.9f\n", quickest);
    free(all);
    free(best);
    return 0;
}
