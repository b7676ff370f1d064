"""Libraries that only some forms of a report need: they come with an extra, and may not be installed."""

from arbcheck.cli.output import trouble

_LIBRARIES = {"html": "jinja2", "png": "resvg_py", "parquet": "pyarrow", "dask": "distributed"}
"""For each extra of pyproject.toml the module that it brings."""


def lacks(extra: str) -> bool:
    """Say whether an extra is not installed, and tell on standard error how to install it."""
    from importlib.util import find_spec

    if find_spec(_LIBRARIES[extra]):
        return False
    trouble(f"this form needs the extra {extra!r}: pip install 'arbcheck[{extra}]'")
    return True
