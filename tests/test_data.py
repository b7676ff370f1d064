import os
from hashlib import sha256
from pathlib import Path

import pytest

from arbcheck import data


def test_the_decisions_log_is_found() -> None:
    assert os.path.isfile(data.path("RULES_DECISIONS.md"))


def test_a_folder_is_found_like_a_file() -> None:
    assert os.path.isdir(data.path("corpus"))


def test_data_that_is_missing_is_told_by_name() -> None:
    with pytest.raises(FileNotFoundError, match="corpus/poker"):
        data.path("corpus", "poker")


def test_the_hash_of_the_corpus_changes_with_a_byte_or_a_name_and_with_no_hidden_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data, "path", lambda *_parts: str(tmp_path))
    (tmp_path / "games").mkdir()
    file = tmp_path / "games" / "one.yaml"
    file.write_bytes(b"case: 1")
    first = data.corpus_hash()
    (tmp_path / ".one.yaml.swp").write_bytes(b"x")
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "two.yaml").write_bytes(b"x")
    assert data.corpus_hash() == first
    file.write_bytes(b"case: 2")
    second = data.corpus_hash()
    file.rename(tmp_path / "games" / "two.yaml")
    assert len({first, second, data.corpus_hash()}) == 3


def test_the_hash_of_the_corpus_is_that_of_paths_and_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data, "path", lambda *_parts: str(tmp_path))
    (tmp_path / "b.yaml").write_bytes(b"two")
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "c.yaml").write_bytes(b"")
    assert data.corpus_hash() == sha256(b"a/c.yaml\x000\x00b.yaml\x003\x00two").hexdigest()
