import os

import pytest

from arbcheck import data


def test_the_decisions_log_is_found() -> None:
    assert os.path.isfile(data.path("RULES_DECISIONS.md"))


def test_a_folder_is_found_like_a_file() -> None:
    assert os.path.isdir(data.path("corpus"))


def test_data_that_is_missing_is_told_by_name() -> None:
    with pytest.raises(FileNotFoundError, match="corpus/poker"):
        data.path("corpus", "poker")
