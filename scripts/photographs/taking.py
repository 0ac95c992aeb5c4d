"""Takes the screenshots of a state, and looks for faults in every language."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from photographs.faults import Faults, ask_axe, look_for_faults
from photographs.laid import NotReachedError
from photographs.scene import Scene, Studio
from photographs.state import State
from photographs.views import LANGUAGES, Look, Shot, Size

__all__ = ["Photographer"]

_HIGHEST = 12_000
"""The maximum height of a whole page in pixels, close to the browser's limit."""


class Photographer:
    """A camera for states, with a folder for screenshots and a report of faults."""

    def __init__(self, studio: Studio, folder: Path, *, asks_axe: bool) -> None:
        self._studio = studio
        self._folder = folder
        self._asks_axe = asks_axe
        self.faults = Faults()
        self.count = 0
        """The number of screenshots taken."""

    async def take(self, state: State, shots: Sequence[Shot]) -> None:
        """Take all wanted screenshots of a state; raises an error if it is not reached."""
        self.faults.forget(state.name)
        for is_phone in (True, False):
            here = [shot for shot in shots if shot.size.is_phone == is_phone]
            if not here:
                continue
            if state.is_told_once:
                for language in LANGUAGES:
                    await self._set_up(state, here, [language])
            else:
                await self._set_up(state, here, LANGUAGES)

    async def _set_up(self, state: State, shots: Sequence[Shot], languages: Sequence[str]) -> None:
        """Set a state up for one kind of device, and examine it in some languages."""
        sizes = list(dict.fromkeys(shot.size for shot in shots))
        async with AsyncExitStack() as stack:
            scene = Scene(self._studio, stack, sizes[0], languages[0], state.settings)
            await state.set_up(scene)
            await scene.stand_still(state.shows, state.reads, is_brief=state.is_brief)
            for language in languages:
                if language != languages[0]:
                    await scene.speak(language)
                for size in sizes:
                    looks = [
                        shot.look
                        for shot in shots
                        if (shot.size, shot.language) == (size, language)
                    ]
                    await self._look(scene, state, Shot(size, shots[0].look, language), looks)

    async def _look(self, scene: Scene, state: State, shot: Shot, looks: Sequence[Look]) -> None:
        """Examine a state at one size in one language for faults, and take its screenshots."""
        for look in dict.fromkeys((shot.look, *looks)):
            await scene.page.emulate_media(color_scheme=look)
            await scene.turn_to(shot.size, state.at)
            if look == shot.look:
                found = await look_for_faults(scene.page, shot.size, is_whole=state.is_long)
                self.faults.add(state.name, shot, found)
            if look in looks:
                name = f"{state.name}.{shot.size.name}.{look}.{shot.language}"
                await self._photograph(scene, name, shot.size, is_long=state.is_long)
                if self._asks_axe:
                    self.faults.add(state.name, shot, await ask_axe(scene.page))
            if gone := await scene.missing(state.shows):
                raise NotReachedError(
                    f"gone at {shot.size.name} in {shot.language}: {', '.join(gone)}"
                )

    async def _photograph(self, scene: Scene, name: str, size: Size, *, is_long: bool) -> None:
        page = scene.page
        await page.screenshot(path=self._folder / f"{name}.png", animations="disabled", scale="css")
        self.count += 1
        height = int(await page.evaluate("document.documentElement.scrollHeight"))
        if not is_long or height <= size.height:
            return
        await page.screenshot(
            path=self._folder / f"{name}.whole.png",
            full_page=True,
            clip={"x": 0, "y": 0, "width": size.width, "height": min(height, _HIGHEST)},
            animations="disabled",
            scale="css",
        )
        self.count += 1
