"""The page without a connection, as the service worker shows it."""

from functools import partial

from photographs.scene import Scene
from photographs.state import State

__all__ = ["OFFLINE"]


async def _cut_off(scene: Scene, address: str) -> None:
    """Open a page again that was open before, without a connection."""
    await scene.open()
    await scene.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await scene.page.reload()  # now the service worker controls the page
    await scene.see("h1")
    await scene.page.context.set_offline(True)
    await scene.go(address)


async def _part_missing(scene: Scene) -> None:
    await scene.open("/", service_workers="block")
    await scene.page.wait_for_load_state("networkidle")
    await scene.page.context.set_offline(True)
    await scene.press("nav a[href='/rules']")


OFFLINE = (
    *(
        State(
            name=f"no-connection-{name}",
            set_up=partial(_cut_off, address=address),
            shows=shows,
            is_told_once=True,
        )
        for name, address, shows in (
            ("start", "/", (".hero",)),
            ("rules", "/rules", ("#editions",)),
            ("learn", "/learn", (".lesson",)),
            ("open-tables", "/open", ("p[role=alert]",)),
            ("table", "/t/abcdef", (".nothing .button.main",)),
            ("review", "/review/abcdef", ("main p[role=status]",)),
            ("editor", "/positions", (".prompt .wrong",)),
        )
    ),
    State(
        name="no-connection-part-missing",
        set_up=_part_missing,
        shows=(".nothing .button",),
        is_told_once=True,
    ),
)
