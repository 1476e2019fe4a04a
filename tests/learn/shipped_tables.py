"""The learned tables as the scripts beside write them into the package."""

import json
from collections.abc import Mapping
from pathlib import Path

_DATA = Path(__file__).parents[2] / "sitegen/derive/data"


def table_file(name: str) -> Path:
    """Where a table stands."""
    return _DATA / f"{name}.json"


def write_table(name: str, table: Mapping[str, object]) -> None:
    """Writes a table again, a value a line, in the order given."""
    text = json.dumps(table, ensure_ascii=False, indent=0)
    table_file(name).write_text(text + "\n", encoding="utf-8")
