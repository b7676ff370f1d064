"""ARB001: what only a file system can show, and therefore no case of the corpus."""

import subprocess
import sys
from pathlib import Path

import pytest


def arbcheck(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "arbcheck", *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("command", ["score", "validate"])
def test_a_file_that_does_not_exist_is_told_on_standard_error(command: str, tmp_path: Path) -> None:
    told = arbcheck(command, str(tmp_path / "lost.yaml"))
    assert told.returncode == 2
    assert told.stdout == ""
    assert "error[ARB001]" in told.stderr
    assert "lost.yaml" in told.stderr


def test_a_folder_without_records_is_told_like_a_missing_file(tmp_path: Path) -> None:
    told = arbcheck("validate", str(tmp_path))
    assert (told.returncode, told.stdout) == (2, "")
    assert "error[ARB001]" in told.stderr
