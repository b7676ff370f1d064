"""`arbcheck schema`: print a JSON Schema."""

from arbcheck.cli.options import Line
from arbcheck.cli.output import FINE, USAGE, results, trouble
from arbcheck.records.schema import names, text
from arbcheck.reports.terminal import shown


def run(line: Line) -> int:
    """Print a schema, or the names of all; returns the exit status."""
    name = line.files[0] if line.files else None
    if name is not None and name not in names():
        trouble(f"no schema is called {shown(name)}; there are {', '.join(names())}")
        return USAGE
    with results({}) as stream:
        stream.write("\n".join(names()) + "\n" if name is None else text(name))
    return FINE
