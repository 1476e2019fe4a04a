"""Two folders change places, where the system can do that at once and where it cannot."""

import sys
from pathlib import Path

import pytest

from sitegen.output import exchange as module
from sitegen.output.exchange import exchange, restore
from sitegen.output.place import Place


@pytest.fixture
def place(tmp_path: Path) -> Place:
    place = Place(tmp_path / "_site")
    for folder, text in ((place.output, "old"), (place.staging, "new")):
        folder.mkdir(parents=True)
        (folder / "index.html").write_text(text)
    return place


def text(folder: Path) -> str:
    return (folder / "index.html").read_text()


@pytest.fixture(params=["at once", "by renames"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "by renames":
        monkeypatch.setattr(module, "_exchange_at_once", lambda new, old: False)


@pytest.mark.usefixtures("way")
def test_they_change_places(place: Place) -> None:
    exchange(place)
    assert (text(place.output), text(place.staging)) == ("new", "old")
    assert not place.previous.exists()


def test_this_system_can_do_it_at_once(place: Place) -> None:
    assert module._exchange_at_once(place.staging, place.output)
    assert (text(place.output), text(place.staging)) == ("new", "old")


def test_an_unknown_system_cannot(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "plan9")
    exchange(place)
    assert (text(place.output), text(place.staging)) == ("new", "old")


def test_a_refusal_says_where(place: Place) -> None:
    with pytest.raises(FileNotFoundError, match="_site"):
        module._exchange_at_once(place.staging / "nowhere", place.output)


def test_a_refused_second_rename_puts_the_site_back(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_exchange_at_once", lambda new, old: False)
    (place.staging / "index.html").unlink()
    place.staging.rmdir()
    with pytest.raises(FileNotFoundError):
        exchange(place)
    assert text(place.output) == "old"
    assert not place.previous.exists()


@pytest.mark.parametrize("empty_folder", [False, True])
def test_a_site_left_aside_is_put_back(place: Place, *, empty_folder: bool) -> None:
    place.output.rename(place.previous)
    if empty_folder:
        place.output.mkdir()
    restore(place)
    assert text(place.output) == "old"
    assert not place.previous.exists()
    assert not place.staging.exists()


def test_a_site_left_aside_beside_a_whole_one_is_removed(place: Place) -> None:
    place.staging.rename(place.previous)
    restore(place)
    assert text(place.output) == "old"
    assert not place.previous.exists()
