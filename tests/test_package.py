"""What is installed is what is in the tree: the wheel, the source distribution, and the program in them."""

import fcntl
import os
import subprocess
import sys
import tarfile
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from arbcheck import __version__

ROOT = Path(__file__).parent.parent
DATA = ("corpus", "schemas")
OFFLINE = "the build backend and the dependencies cannot be installed: no package index can be reached"


class Built:
    """The distributions of this tree, and an environment in which the wheel is installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"

    @property
    def wheel(self) -> Path:
        (found,) = (self.folder / "dist").glob("*.whl")
        return found

    @property
    def source(self) -> Path:
        (found,) = (self.folder / "dist").glob("*.tar.gz")
        return found

    @property
    def package(self) -> Path:
        (found,) = (self.folder / "venv" / "lib").glob("python*/site-packages/arbcheck")
        return found

    def build(self) -> None:
        """Build everything; a file tells that an index was there."""
        venv.create(self.folder / "venv")
        self.install("hatchling>=1.27")
        self.run("hatchling", "build", "-d", str(self.folder / "dist"), cwd=ROOT)
        self.install(str(self.wheel))

    def install(self, what: str) -> None:
        pip = [
            sys.executable,
            "-m",
            "pip",
            "--python",
            str(self.bin / "python"),
            "--disable-pip-version-check",
        ]
        options = ["--quiet", "--retries=0", "--no-compile"]
        told = subprocess.run(
            [*pip, "install", *options, what], capture_output=True, encoding="utf-8", check=False
        )
        if told.returncode:
            (self.folder / "offline").write_text(told.stderr)
            raise ConnectionError

    def run(
        self, program: str, *arguments: str, cwd: Path | None = None, check: bool = True
    ) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment, away from the tree unless told otherwise."""
        clean = {name: text for name, text in os.environ.items() if not name.startswith(("PYTHON", "COV_"))}
        return subprocess.run(
            [str(self.bin / program), *arguments],
            cwd=cwd or self.folder,
            env=clean,
            capture_output=True,
            encoding="utf-8",
            check=check,
        )


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Build once, however many processes the tests are spread over."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    found = Built(shared / "package")
    with (shared / "package.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not found.folder.exists():
            found.folder.mkdir()
            try:
                found.build()
            except ConnectionError:
                assert (found.folder / "offline").exists()
    if (found.folder / "offline").exists():
        (pytest.fail if os.environ.get("CI") else pytest.skip)(OFFLINE)
    return found


def tree(*folders: str) -> set[str]:
    """Return the files below folders of the tree that git has or would take."""
    asked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *folders]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    if told.returncode:
        pytest.skip("this tree is no git repository")
    return {name for name in told.stdout.split("\0") if name and (ROOT / name).exists()}


def test_the_wheel_has_every_case_and_schema_once(built: Built) -> None:
    names = ZipFile(built.wheel).namelist()
    inside = [name for name in names if name.startswith(tuple(f"arbcheck/{folder}/" for folder in DATA))]
    assert sorted(inside) == sorted(f"arbcheck/{name}" for name in tree(*DATA))


def test_the_wheel_has_the_package_the_decisions_and_nothing_else(built: Built) -> None:
    names = {name for name in ZipFile(built.wheel).namelist() if ".dist-info/" not in name}
    own = names - {f"arbcheck/{name}" for name in tree(*DATA)}
    assert own == tree("arbcheck") | {"arbcheck/RULES_DECISIONS.md"}
    assert "arbcheck/py.typed" in names


def test_the_source_distribution_makes_the_same_wheel(built: Built, tmp_path: Path) -> None:
    with tarfile.open(built.source) as source:
        source.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    shipped = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*") if path.is_file()}
    assert shipped >= tree("arbcheck", *DATA, "tests", "RULES_DECISIONS.md", "LICENSE", "README.md")
    built.run("hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist"), cwd=unpacked)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    assert wheel.name == built.wheel.name
    assert wheel.read_bytes() == built.wheel.read_bytes()


def test_the_installed_program_finds_its_data(built: Built) -> None:
    record = built.package / "corpus" / "arboretum" / "rulebook" / "rulebook-2018.yaml"
    told = built.run("arbcheck", "score", str(record))
    assert told.stdout.startswith("Talia wins with 19 points")
    assert not told.stderr
    assert built.run("arbcheck", "schema", "record").stdout == (
        ROOT / "schemas/record.schema.json"
    ).read_text("utf-8")
    explained = built.run("arbcheck", "explain", "D-016").stdout
    assert "Persian" in explained
    assert built.run("arbcheck", "explain", "ARB204").stdout.count("Example") == 1


@pytest.mark.parametrize("program", [["arbcheck"], ["python", "-m", "arbcheck"]], ids=" ".join)
def test_the_installed_program_is_started_in_both_ways(built: Built, program: list[str]) -> None:
    assert built.run(*program, "--version").stdout == f"arbcheck {__version__}\n"
    assert built.run(*program, "score", "lost.yaml", check=False).returncode == 2


def test_the_installed_library_is_the_one_that_is_used(built: Built) -> None:
    program = (
        "import arbcheck, sys; print(arbcheck.__file__, next(arbcheck.load(sys.argv[1])).title, sep='\\n')"
    )
    record = built.package / "corpus" / "arboretum" / "rulebook" / "rulebook-2018.yaml"
    told = built.run("python", "-c", program, str(record)).stdout.splitlines()
    assert told == [
        str(built.package / "__init__.py"),
        "Rulebook hands of the 2018 edition, with arboretums for all three",
    ]
