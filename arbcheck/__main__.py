"""The way in: plain `score` and `validate` lines go straight to their command, all others to typer.

typer alone takes longer to load than scoring a position; what is typed most often does not wait for it.
"""

import os
import sys
from functools import partial


def main() -> int:
    """Run the command line; returns the exit status. A closed pipe ends it quietly."""
    try:
        status = _command(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        # What is still buffered must not fail once more when the interpreter exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


def _command(arguments: list[str]) -> int:
    from arbcheck.cli.options import SCORE, VALIDATE, plain
    from arbcheck.cli.output import guarded

    name, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if name == "score" and (line := plain(rest, SCORE)):
        from arbcheck.cli import score

        return guarded(partial(score.run, line))
    if name == "validate" and (line := plain(rest, VALIDATE)):
        from arbcheck.cli import validate

        return guarded(partial(validate.run, line))
    from arbcheck.cli.app import run

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
