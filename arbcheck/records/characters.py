"""The characters that no text may hold."""

import re

from arbcheck.records.trouble import Trouble

CONTROL = "[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"  # YAML 1.1, section 5.1

_NAMES = {
    0x00: "NUL",
    0x07: "BEL",
    0x08: "backspace",
    0x0B: "vertical tab",
    0x0C: "form feed",
    0x1A: "end of file",
    0x1B: "escape",
    0x7F: "delete",
}


def has_controls(text: str) -> bool:
    """Tell whether a text has a character that it may not hold."""
    # Most texts are plain, and telling that is quick.
    return not text.replace("\n", "").isprintable() and re.search(CONTROL, text) is not None


def without_controls(text: str) -> str:
    """Put replacement characters where a text has what it may not hold; all places stay the same."""
    return re.sub(CONTROL + "+", lambda found: "\ufffd" * len(found[0]), text)


def refuse_controls(trouble: Trouble) -> None:
    """Tell of the first character on each line that a text may not hold (ARB003)."""
    text, pattern = trouble.lines.text, re.compile(CONTROL)
    wide = text.count("\0") * 3 > len(text)
    remedy = "save the file as UTF-8: this looks like UTF-16 or UTF-32" if wide else None
    found = pattern.search(text)
    while found and not trouble.is_enough("ARB003"):
        at = found.start()
        trouble.add(
            "ARB003", f"{named(found[0])} stands here; a text may not hold it", at, at + 1, help=remedy
        )
        found = pattern.search(text, trouble.lines.end(at))


def named(character: str) -> str:
    """Return a character that cannot be shown as its name and code point, such as "NUL (U+0000)"."""
    code = ord(character)
    if code in _NAMES:
        return f"{_NAMES[code]} (U+{code:04X})"
    if character < "\ud800":
        return f"the control character U+{code:04X}"
    if character < "\ue000":
        return f"half of a surrogate pair (U+{code:04X})"
    return f"the code point U+{code:04X}, which is no character,"
