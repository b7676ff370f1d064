"""What all HTML pages share: texts made harmless, names in sentences, and what a page may load or run."""

import re

import pytest

from arbcheck import __version__
from arbcheck.reports.html_page import isolated, names, page, told
from arbcheck.reports.verdict import short
from tests.reports.examples import outcome, rulebook

MARKUP = "<img src=x onerror=alert(1)>"


@pytest.mark.parametrize(
    ("text", "markup"),
    [
        ("Talia", "<bdi>Talia</bdi>"),
        (MARKUP, "<bdi>&lt;img src=x onerror=alert(1)&gt;</bdi>"),
        ("\"quotes\" & 'quotes'", "<bdi>&#34;quotes&#34; &amp; &#39;quotes&#39;</bdi>"),
        ("a\u202eb\x1b[31m\n", "<bdi>a\\u{202e}b\\u{1b}[31m\\u{a}</bdi>"),
        ("רינה", "<bdi>רינה</bdi>"),
        ("{{ version }}", "<bdi>{{ version }}</bdi>"),
    ],
)
def test_a_text_of_a_record_is_only_text(text: str, markup: str) -> None:
    assert isolated(text) == markup


def test_what_a_message_quotes_is_set_as_code() -> None:
    assert told("`Wilow` is no <b>species</b>") == (
        "<bdi><code><bdi>Wilow</bdi></code> is no &lt;b&gt;species&lt;/b&gt;</bdi>"
    )


def test_names_are_set_into_sentences_and_cannot_break_them() -> None:
    position = rulebook((MARKUP, "רינה", "\ue0001\ue001"))
    called = names(position.players)
    result = outcome(position).result
    assert result is not None
    sentence = called.said(short(position, result, called.labels))
    assert sentence == "<bdi>&lt;img src=x onerror=alert(1)&gt;</bdi> wins"
    assert called.said(called.labels[1]) == "<bdi>רינה</bdi>"
    assert called.said(called.labels[2]) == "<bdi>\\u{e000}1\\u{e001}</bdi>"


def test_a_long_name_is_cut_in_sentences_and_told_in_full_once() -> None:
    called = names(("x" * 100, "Jonte"))
    assert called.short[0] == f"<bdi>{'x' * 31}…</bdi>"
    assert called.full[0] == f"<bdi>{'x' * 100}</bdi>"
    assert called.legend == ()


def test_names_that_look_alike_when_cut_are_told_apart() -> None:
    called = names(("x" * 99 + "1", "x" * 99 + "2"))
    assert called.short == ("<bdi>P1</bdi>", "<bdi>P2</bdi>")
    assert called.legend == (("<bdi>P1</bdi>", called.full[0]), ("<bdi>P2</bdi>", called.full[1]))


def test_a_page_without_scripts_forbids_them_and_everything_from_elsewhere() -> None:
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page("base.html"))
    assert policy == "default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; img-src data:"


def test_a_page_says_by_which_version_it_was_made() -> None:
    assert f"Made by arbcheck {__version__}" in page("base.html")
    assert f'<meta name="generator" content="arbcheck {__version__}">' in page("base.html")
