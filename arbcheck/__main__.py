"""The way in: plain lines go straight to their command, all others to typer.

typer alone takes longer to load than scoring a position; what is typed most often does not wait for it.
"""

import atexit
import gc
import os
import sys
from contextlib import suppress
from functools import partial


def main() -> int:
    """Run the command line; returns the exit status. Nothing from outside ends it with a traceback."""
    # Hardly anything here lies in cycles, and to look for some takes time; in the end it is of no use at all.
    gc.set_threshold(50_000)
    atexit.register(gc.freeze)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever has started the program
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - used to the end
    try:
        from arbcheck.cli.output import guarded

        return guarded(partial(_command, sys.argv[1:]))
    except KeyboardInterrupt:  # before there is anything that could tell of it
        with suppress(OSError):
            sys.stderr.write("arbcheck: interrupted\n")
        return 130


def _command(arguments: list[str]) -> int:
    from arbcheck.cli.commands import COMMANDS
    from arbcheck.cli.options import plain

    name, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if name in COMMANDS and (line := plain(rest, COMMANDS[name])):
        from importlib import import_module

        status: int = import_module(f"arbcheck.cli.{COMMANDS[name].module}").run(line)
        return status
    from arbcheck.cli.app import run

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
