"""Reading PNG files, so that a test can look at what was really drawn."""

import struct
import zlib
from functools import cached_property

SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Pixels:
    """The pixels of a PNG file of 8 bits a channel, ``channels`` bytes a pixel."""

    def __init__(self, content: bytes) -> None:
        assert content.startswith(SIGNATURE)
        chunks: dict[bytes, bytes] = {}
        place = len(SIGNATURE)
        while place < len(content):
            length, kind = struct.unpack_from(">I4s", content, place)
            chunks[kind] = chunks.get(kind, b"") + content[place + 8 : place + 8 + length]
            place += length + 12
        self.width, self.height, depth, colour, *_, interlaced = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
        assert (depth, interlaced) == (8, 0)
        self.channels = {2: 3, 6: 4}[colour]
        self._data = chunks[b"IDAT"]

    @cached_property
    def rows(self) -> list[bytes]:
        """The bytes of each row."""
        data = zlib.decompress(self._data)
        across, rows = self.width * self.channels, []
        before = bytearray(across)
        for row in range(self.height):
            kind, *line = data[row * (across + 1) : (row + 1) * (across + 1)]
            before = self._unfiltered(kind, bytearray(line), before)
            rows.append(bytes(before))
        return rows

    def _unfiltered(self, kind: int, line: bytearray, above: bytearray) -> bytearray:
        for index in range(len(line)):
            left = line[index - self.channels] if index >= self.channels else 0
            corner = above[index - self.channels] if index >= self.channels else 0
            up = above[index]
            nearest = min((left, up, corner), key=lambda part: abs(left + up - corner - part))
            guess = (0, left, up, (left + up) // 2, nearest)[kind]
            line[index] = (line[index] + guess) % 256
        return line

    def dark(self) -> set[tuple[int, int]]:
        """Return where (x, y) the picture is rather dark than light."""
        return {
            (x, y)
            for y, row in enumerate(self.rows)
            for x in range(self.width)
            if sum(row[x * self.channels : x * self.channels + 3]) < 3 * 128
        }
