"""Forms of a report that need an extra which is not installed."""

import sys

import pytest

from arbcheck.cli.extras import lacks


def test_an_extra_that_is_installed_is_not_spoken_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert not lacks("html")
    assert capsys.readouterr() == ("", "")


def test_an_extra_that_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "jinja2", None)
    assert lacks("html")
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "arbcheck: this form needs the extra 'html': pip install 'arbcheck[html]'\n"
