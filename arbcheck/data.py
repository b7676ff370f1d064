"""Where the corpus, the schemas and the decisions log lie: the one place that knows."""

import os

_HERE = os.path.dirname(os.path.abspath(__file__))


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
