"""Pictures of the page: each shows the state it is named after, and faults are found."""

from pathlib import Path

import pytest
from playwright.async_api import Browser

from photographs.laid import NotReachedError
from photographs.scene import Scene, Studio
from photographs.session import photograph
from photographs.state import State
from photographs.states import STATES
from photographs.views import LANGUAGES, LOOKS, SIZES, Wishes
from support.wire import Server

PHONE = Wishes(sizes=SIZES[:1], looks=("light",), languages=("de",))
PLANTED = """
() => {
  const planted = document.createElement("p");
  planted.className = "planted";
  planted.textContent = "A text that is much too long for where it stands";
  Object.assign(planted.style, { width: "60px", overflow: "hidden", whiteSpace: "nowrap" });
  const button = document.createElement("button");
  button.className = "tiny";
  document.querySelector("main").append(planted, button);
}
"""


def test_every_state_has_a_name_of_its_own() -> None:
    names = [state.name for state in STATES]
    assert len(set(names)) == len(names)


def test_languages_rotate() -> None:
    for number in range(4):
        shots = Wishes().shots(number)
        assert len(shots) == len(SIZES) * len(LOOKS)
        for size in SIZES:
            assert len({shot.language for shot in shots if shot.size == size}) == len(LOOKS)
        for look in LOOKS:
            assert {shot.language for shot in shots if shot.look == look} == set(LANGUAGES)


async def test_two_states_are_photographed(
    server: Server, browser: Browser, tmp_path: Path
) -> None:
    names = ("start-first-visit", "table-2-after-roll")
    wanted = [(number, state) for number, state in enumerate(STATES) if state.name in names]
    studio = Studio(server.address, browser)
    assert await photograph(studio, wanted, PHONE, tmp_path) == {}
    assert {file.name for file in tmp_path.iterdir()} == {
        "faults.txt",
        "start-first-visit.360x640.light.de.png",
        "start-first-visit.360x640.light.de.whole.png",
        "table-2-after-roll.360x640.light.de.png",
    }


async def test_an_injected_fault_is_found(server: Server, browser: Browser, tmp_path: Path) -> None:
    async def plant(scene: Scene) -> None:
        await scene.open("/nowhere")
        await scene.see("main")
        await scene.page.evaluate(PLANTED)

    wanted = [(0, State(name="planted", set_up=plant, shows=(".planted",)))]
    assert await photograph(Studio(server.address, browser), wanted, PHONE, tmp_path) == {}
    found = (tmp_path / "faults.txt").read_text(encoding="utf-8")
    assert "text cut off: div > main > p.planted “A text that is much too long" in found
    assert "target under 44 px: div > main > button.tiny" in found


async def test_an_unreachable_state_is_named_and_the_others_continue(
    server: Server, browser: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fail(_: Scene) -> None:
        raise NotReachedError("the door is locked")

    async def lost(scene: Scene) -> None:
        await scene.open("/nowhere")

    wanted = [
        (0, State(name="locked", set_up=fail, shows=("h1",))),
        (1, State(name="lost", set_up=lost, shows=(".nothing",))),
    ]
    failed = await photograph(Studio(server.address, browser), wanted, PHONE, tmp_path)
    assert failed == {"locked": "NotReachedError: the door is locked"}
    assert "locked NOT REACHED: NotReachedError: the door is locked" in capsys.readouterr().out
    assert (tmp_path / "lost.360x640.light.de.png").exists()
