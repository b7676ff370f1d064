"""Scores as a Parquet file for other tools: the same table as CSV, with types."""

from collections.abc import Sequence
from typing import Any

import pyarrow as pa  # type: ignore[import-untyped]
from pyarrow import parquet

from arbcheck.reports.table import Row

_GROUP = 50_000
"""So many rows are held in memory before they are written as a row group."""
_TYPES = {"int": pa.int32(), "bool": pa.bool_(), "str": pa.string()}


def _schema() -> Any:  # noqa: ANN401 - pyarrow is untyped
    kinds = ((name, str(kind).replace("<class '", "")) for name, kind in Row.__annotations__.items())
    return pa.schema([(name, _TYPES[kind.partition(" ")[0].rstrip("'>")]) for name, kind in kinds])


class ParquetFile:
    """A file that rows are added to; it is whole only after `close`. OSError if it cannot be written."""

    def __init__(self, path: str) -> None:
        self._schema = _schema()
        self._writer = parquet.ParquetWriter(path, self._schema)
        self._rows: list[tuple[object, ...]] = []

    def add(self, rows: Sequence[tuple[object, ...]]) -> None:
        """Add rows of the table."""
        self._rows += rows
        if len(self._rows) >= _GROUP:
            self._write()

    def _write(self) -> None:
        columns = zip(*self._rows, strict=True) if self._rows else [()] * len(self._schema)
        arrays = [
            pa.array([_text(field) for field in column], field.type)
            for column, field in zip(columns, self._schema, strict=True)
        ]
        self._writer.write_table(pa.Table.from_arrays(arrays, schema=self._schema))
        self._rows = []

    def close(self) -> None:
        """Write what is left, and the end of the file."""
        self._write()
        self._writer.close()


def _text(field: object) -> object:
    """Return a field; a text that is no Unicode (an odd file name) with escapes."""
    return field.encode("utf-8", "backslashreplace").decode() if isinstance(field, str) else field
