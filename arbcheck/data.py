"""Where the corpus, the schemas and the decisions log lie: the one place that knows."""

import os

_HERE = os.path.dirname(os.path.abspath(__file__))


def corpus_hash() -> str:
    """Return the SHA-256 of the shipped corpus, in hexadecimal: of the path and the bytes of every file.

    Files are taken in the order of their paths below the corpus, written with slashes; hidden ones, such as
    those of an editor, are left out.
    """
    from hashlib import sha256

    top = path("corpus")
    files = {}
    for folder, folders, names in os.walk(top):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            if not name.startswith("."):
                place = os.path.join(folder, name)
                files[os.path.relpath(place, top).replace(os.sep, "/")] = place
    found = sha256()
    for name in sorted(files):
        with open(files[name], "rb") as file:
            content = file.read()
        found.update(f"{name}\0{len(content)}\0".encode() + content)
    return found.hexdigest()


def path(*parts: str) -> str:
    """Return the path of a data file or folder, such as ``path("schemas", "record.schema.json")``.

    It lies inside the package when that was built as a wheel, and beside it in a checkout.
    FileNotFoundError if it is in neither place.
    """
    for base in (_HERE, os.path.dirname(_HERE)):
        found = os.path.join(base, *parts)
        if os.path.exists(found):
            return found
    raise FileNotFoundError("arbcheck's own data is missing: " + "/".join(parts))
