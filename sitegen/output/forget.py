"""Forgetting earlier builds: what `--clean` asks for."""

from pathlib import Path

from sitegen.errors import RunError
from sitegen.output.exchange import restore
from sitegen.output.lock import locked
from sitegen.output.place import Place
from sitegen.output.reasons import in_plain_words
from sitegen.output.record import load, save
from sitegen.output.remove import remove


def forget(output: Path) -> None:
    """Remove all that earlier builds left beside the output folder, so that no byte of it is used.

    Only the record of which files sitegen made stays: without it, those of others would be removed.
    Raises RunError where a build is running and where the system refuses.
    """
    place = Place.of(output)
    if not place.folder.exists():
        return
    try:
        with locked(place.lock, output):
            restore(place)
            for file in (place.ledger, place.next_ledger):
                ledger = load(file)
                if ledger is not None:
                    save(file, ledger.bare())
            for path in place.folder.iterdir():
                if path not in {place.lock, place.ledger, place.next_ledger}:
                    remove(path)
    except OSError as refusal:
        raise RunError(f"cannot forget {place.folder}: {in_plain_words(refusal)}") from refusal
