"""`arbcheck score --format html -o FOLDER/`: a site, with an index and a page for each record.

A file in the folder lists the pages that are arbcheck's own. Only these are ever replaced or removed; a
folder that holds anything and no such list is refused.
"""

import errno
import os
import re
from collections.abc import Iterable, Iterator

from arbcheck.cli.options import Line
from arbcheck.cli.records import SteadyRun
from arbcheck.records.outcome import Outcome
from arbcheck.records.record import outcome_of
from arbcheck.records.sources import Missing
from arbcheck.reports.html_index import INDEX, Row, index, page_name, row
from arbcheck.reports.html_record import report
from arbcheck.reports.terminal import PLAIN, Style

MARKER = ".arbcheck-site"
_HEAD = "arbcheck site 1: the files below are written and replaced by arbcheck\n"
_PAGE = re.compile(r"[a-z0-9-]+\.html")


def is_site(output: str) -> bool:
    """Say whether an output is a folder, by its name or because there is one."""
    return output.endswith(("/", os.sep)) or os.path.isdir(output)


def run(line: Line) -> int:
    """Score the records of a command line into a folder; returns the exit status."""
    going = SteadyRun(line, outcome_of)
    style = PLAIN._replace(encoding="ascii") if "ascii" in line.values else PLAIN
    Site(line.values["output"], going.inputs).write(going.outcomes(), style)
    return going.status


class Site:
    """A folder that takes pages. OSError if it holds files of others, or if an own page is an input."""

    def __init__(self, folder: str, inputs: Iterable[str | Missing]) -> None:
        os.makedirs(folder, exist_ok=True)
        self._folder = folder
        self._marker = os.path.join(folder, MARKER)
        self._own = self._listed()
        self._named_now: set[str] = set()
        self._spare(inputs)

    def write(self, outcomes: Iterable[Outcome], style: Style) -> None:
        """Write a page for each record, then the index; pages of an earlier time that are left are removed.

        An interrupt leaves an index of what is done, which says so, and the pages of an earlier time that
        were not come to; these go when the site is next made. Without any record all stays as it is.
        """
        done: dict[str, Row] = {}
        try:
            for page, outcome in self._named(outcomes):
                self._replace(page, report([outcome], style, back=INDEX))
                done[page] = row(outcome, page)
        except KeyboardInterrupt:
            self._finish(done, self._own - self._named_now, style, "Interrupted: these are not all records.")
            raise
        self._finish(done, set(), style)

    def _named(self, outcomes: Iterable[Outcome]) -> Iterator[tuple[str, Outcome]]:
        """Yield each record with the name of its page; whatever ends this early, no page is not listed."""
        with open(self._marker, "a", encoding="ascii") as marker:
            if not marker.tell():
                marker.write(_HEAD)
            marker.write(f"{INDEX}\n")
            for outcome in outcomes:
                page = _unlike(self._named_now, page_name(outcome))
                self._named_now.add(page)
                marker.write(f"{page}\n")
                marker.flush()
                yield page, outcome

    def _finish(self, done: dict[str, Row], kept: set[str], style: Style, note: str = "") -> None:
        """Write the index of what is done, and remove own pages that are neither that nor kept."""
        if done:
            self._replace(INDEX, index(list(done.values()), style, note))
            self._tidy({INDEX, *done, *kept})

    def _listed(self) -> set[str]:
        """Return the pages that are arbcheck's own."""
        if not os.listdir(self._folder):
            return set()
        try:
            with open(self._marker, encoding="ascii", errors="replace") as marker:
                head, *names = marker.readlines()
        except (FileNotFoundError, ValueError):
            head, names = "", []
        if head != _HEAD:
            message = "this folder holds other files and is no site of arbcheck, so it stays as it is"
            raise FileExistsError(errno.EEXIST, message, self._folder)
        return {name.strip() for name in names if _PAGE.fullmatch(name.strip())}

    def _spare(self, inputs: Iterable[str | Missing]) -> None:
        own = {os.path.realpath(os.path.join(self._folder, name)) for name in self._own}
        for name in inputs if own else ():
            if isinstance(name, str) and os.path.realpath(name) in own:
                raise FileExistsError(errno.EEXIST, "this is one of the inputs, and stays as it is", name)

    def _replace(self, name: str, text: str) -> None:
        """Write a page anew; OSError if there is one that is not arbcheck's own."""
        path = os.path.join(self._folder, name)
        if name in self._own and os.path.lexists(path):
            os.unlink(path)
        with open(path, "x", encoding="utf-8") as file:
            file.write(text)

    def _tidy(self, staying: set[str]) -> None:
        """Remove own pages that are not to stay, and list those that are."""
        for name in (self._own | self._named_now) - staying:
            path = os.path.join(self._folder, name)
            if os.path.lexists(path):
                os.unlink(path)
        with open(self._marker, "w", encoding="ascii") as marker:
            marker.writelines([_HEAD, *(f"{name}\n" for name in sorted(staying))])


def _unlike(taken: set[str], name: str) -> str:
    """Return the name of a page, with a number where a record is named twice."""
    stem = name.removesuffix(".html")
    number = 1
    while name in taken:
        number += 1
        name = f"{stem}-{number}.html"
    return name
