"""The server sends the files of the page, compressed and cached."""

import gzip
import tomllib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from exactly.server.app import make_app
from exactly.server.http.page_files import is_built
from exactly.server.http.problems import PROBLEM, ProblemDetails
from exactly.server.http.security_headers import POLICY, SecurityHeaders
from exactly.server.services.config import Config
from support.paths import ROOT

INDEX = b"<!doctype html><title>Exactly</title>" + b"<p>a page</p>" * 50
SCRIPT = b"console.log('Exactly');" * 50
FONT = bytes(range(256))
FILES = {
    "index.html": INDEX,
    "sw.js": SCRIPT,
    "manifest.webmanifest": b'{"name": "Exactly"}',
    "assets/index-B4x.js": SCRIPT,
    "assets/index-C5y.css": b"body { margin: 0 }" * 50,
    "assets/inter-D6z.woff2": FONT,
    "assets/odd-E7a.bin": FONT,
    "icons/coin.svg": b"<svg/>",
    "icons/coin-192.png": FONT,
    ".vite/manifest.json": b"{}",
}
OUTSIDE = "what is none of the page's business"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page, and a file outside its folder."""
    folder = tmp_path / "page"
    for name, content in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (tmp_path / "secret.txt").write_text(OUTSIDE)
    return folder


@pytest.fixture
async def web(page: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with browser(page) as web:
        yield web


def browser(page: Path) -> httpx.AsyncClient:
    """An HTTP client of a server with this page, without automatic decompression."""
    app = SecurityHeaders(make_app(Config("", page, page=page)))
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app, raise_app_exceptions=False),
        base_url="http://play.example",
        headers={"accept-encoding": "identity"},
    )


def is_refused(answer: httpx.Response, status: int, code: str) -> bool:
    assert answer.headers["content-type"] == PROBLEM
    problem = ProblemDetails.model_validate(answer.json())
    return (answer.status_code, problem.status, problem.code) == (status, status, code)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("index.html", "text/html; charset=utf-8"),
        ("sw.js", "text/javascript; charset=utf-8"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("assets/index-B4x.js", "text/javascript; charset=utf-8"),
        ("assets/index-C5y.css", "text/css; charset=utf-8"),
        ("assets/inter-D6z.woff2", "font/woff2"),
        ("assets/odd-E7a.bin", "application/octet-stream"),
        ("icons/coin.svg", "image/svg+xml"),
        ("icons/coin-192.png", "image/png"),
    ],
)
async def test_a_file_has_its_media_type(web: httpx.AsyncClient, name: str, kind: str) -> None:
    answer = await web.get(f"/{name}")
    assert (answer.status_code, answer.content) == (200, FILES[name])
    assert answer.headers["content-type"] == kind
    assert answer.headers["content-length"] == str(len(FILES[name]))


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/?lang=de",
        "/t/kx7f2m",
        "/t/kx7f2m/",
        "/learn",
        "/some/screen-of_a~later,version",
        "/apiary",
        "/metrically",
        "/positions",
        "/positions/5/5_0/0_1_-",
        "/positions/20/20/20_0/0/0_1_20",
        "/positions/50.20.20/50.50.5_2/2_1_~",
        "/positions/-/50.50_0/0_1_50.20",
        "/positions/anything.js",
    ],
)
async def test_every_screen_is_the_page(web: httpx.AsyncClient, path: str) -> None:
    answer = await web.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/favicon.ico",
        "/wp-login.php",
        "/t/kx7f2m/record.txt",
        "/assets/index-A3w.js",
        "/assets/index",
        "/assets",
        "/assets/",
        "/.vite/manifest.json",
        "/.env",
        "/api",
        "/api/",
        "/api/nothing-here",
        "/api/index.html",
    ],
)
async def test_an_unknown_path_is_a_problem(web: httpx.AsyncClient, path: str) -> None:
    assert is_refused(await web.get(path), 404, "not-found")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/secret.txt%00.js",
        "/positions/../../secret.txt",
    ],
)
async def test_no_path_leads_out_of_the_folder(page: Path, path: str) -> None:
    url = httpx.URL("http://play.example").copy_with(raw_path=path.encode())
    async with browser(page) as web:
        assert OUTSIDE not in (await web.get(url)).text


async def test_hashed_assets_are_cached_forever(web: httpx.AsyncClient) -> None:
    for name in FILES:
        if not name.startswith("."):
            kept = (await web.get(f"/{name}")).headers["cache-control"]
            is_asset = name.startswith("assets/")
            assert kept == ("public, max-age=31536000, immutable" if is_asset else "no-cache")


@pytest.mark.parametrize("path", ["/", "/t/kx7f2m", "/sw.js", "/manifest.webmanifest"])
@pytest.mark.parametrize("encoding", ["identity", "gzip"])
async def test_an_unchanged_file_is_not_sent_again(
    web: httpx.AsyncClient, path: str, encoding: str
) -> None:
    wish = {"accept-encoding": encoding}
    tag = (await web.get(path, headers=wish)).headers["etag"]
    assert tag.startswith('"')
    assert tag.endswith('"')
    for known in (tag, f'"other", {tag}', f"W/{tag}", "*"):
        answer = await web.get(path, headers={"if-none-match": known, **wish})
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["etag"] == tag
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "content-length" not in answer.headers
    assert (await web.get(path, headers={"if-none-match": '"other"', **wish})).status_code == 200


async def test_a_changed_file_has_another_etag(page: Path, web: httpx.AsyncClient) -> None:
    before = (await web.get("/")).headers["etag"]
    (page / "index.html").write_bytes(INDEX + b"!")
    assert (await web.get("/")).headers["etag"] == before  # files are read at the start
    async with browser(page) as again:
        assert (await again.get("/")).headers["etag"] != before


@pytest.mark.parametrize(
    ("wish", "is_packed"),
    [
        ("gzip", True),
        ("gzip, deflate, br, zstd", True),
        ("br;q=1.0, GZIP;q=0.8, *;q=0.1", True),
        ("*", True),
        ("identity;q=0.5, gzip;q=0.001", True),
        ("", False),
        ("identity", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("*;q=0", False),
        ("xgzip", False),
    ],
)
async def test_a_client_that_accepts_gzip_gets_it(
    web: httpx.AsyncClient, wish: str, is_packed: bool
) -> None:
    request = web.build_request("GET", "/", headers={"accept-encoding": wish})
    answer = await web.send(request, stream=True)
    sent = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == ("gzip" if is_packed else None)
    assert answer.headers["content-length"] == str(len(sent))
    assert answer.headers["vary"] == "Accept-Encoding"
    assert (gzip.decompress(sent) if is_packed else sent) == INDEX
    assert not is_packed or len(sent) < len(INDEX)


async def test_plain_and_gzip_have_different_etags(web: httpx.AsyncClient) -> None:
    tags = [
        (await web.get("/sw.js", headers={"accept-encoding": wish})).headers["etag"]
        for wish in ("gzip", "identity")
    ]
    assert tags[0] != tags[1]


async def test_an_incompressible_file_is_sent_plain(web: httpx.AsyncClient) -> None:
    for name in ("assets/inter-D6z.woff2", "icons/coin-192.png"):
        answer = await web.get(f"/{name}", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in answer.headers
        assert answer.content == FONT


async def test_two_processes_send_the_same(page: Path) -> None:
    async with browser(page) as one, browser(page) as other:
        answers = [await web.get("/", headers={"accept-encoding": "gzip"}) for web in (one, other)]
    assert answers[0].headers == answers[1].headers


async def test_head_is_get_without_the_body(web: httpx.AsyncClient) -> None:
    for path in ("/", "/assets/index-B4x.js"):
        asked, headed = await web.get(path), await web.head(path)
        assert (headed.status_code, headed.content) == (200, b"")
        assert headed.headers == asked.headers
    tag = (await web.get("/")).headers["etag"]
    assert (await web.head("/", headers={"if-none-match": tag})).status_code == 304


@pytest.mark.parametrize("path", ["/", "/t/kx7f2m", "/assets/index-B4x.js"])
async def test_the_page_is_only_read(web: httpx.AsyncClient, path: str) -> None:
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        answer = await web.request(method, path)
        assert is_refused(answer, 405, "method-not-allowed")
        assert answer.headers["allow"] == "GET, HEAD"
    assert is_refused(await web.post("/nothing.here"), 404, "not-found")


async def test_the_page_has_the_content_security_policy(web: httpx.AsyncClient) -> None:
    tag = (await web.get("/")).headers["etag"]
    again = await web.get("/", headers={"if-none-match": tag})
    for answer in (await web.get("/"), again, await web.get("/assets/index-B4x.js")):
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_the_api_takes_precedence_over_the_page(page: Path) -> None:
    (page / "api").mkdir()
    (page / "api" / "health").write_text("a file")
    (page / "metrics").write_text("a file")
    async with browser(page) as web:
        assert (await web.get("/api/health")).json() == {"alive": True}
        assert is_refused(await web.put("/api/health"), 405, "method-not-allowed")


def test_the_page_is_not_in_the_description(page: Path) -> None:
    with_page = make_app(Config("", page, page=page)).openapi()
    assert with_page == make_app(Config("", page, page=page / "none")).openapi()
    assert all(path.startswith(("/api/", "/metrics")) for path in with_page["paths"])


async def test_under_another_root_the_page_is_the_same(page: Path) -> None:
    transport = httpx.ASGITransport(make_app(Config("", page, page=page)), root_path="/games")
    async with httpx.AsyncClient(transport=transport, base_url="http://play.example") as web:
        assert (await web.get("/games/sw.js")).content == SCRIPT
        assert (await web.get("/games/t/kx7f2m")).content == INDEX
        assert (await web.get("/games/api/nothing-here")).status_code == 404


@pytest.mark.parametrize("path", ["/", "/t/kx7f2m", "/positions/50.20/5_0/0_1_-"])
async def test_without_a_page_the_answer_says_how_to_build_it(tmp_path: Path, path: str) -> None:
    async with browser(tmp_path / "none") as web:
        answer = await web.get(path)
        assert is_refused(answer, 404, "no-page")
        assert "scripts/play" in answer.json()["detail"]
        assert is_refused(await web.get("/sw.js"), 404, "not-found")
        assert (await web.get("/api/health")).json() == {"alive": True}


def test_a_folder_without_index_html_is_not_a_page(page: Path) -> None:
    assert is_built(page)
    (page / "index.html").unlink()
    assert not is_built(page)
    assert not is_built(page / "none")


def test_the_package_contains_the_page() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    folder = Config("", Path()).page.relative_to(ROOT).as_posix()
    assert f"/{folder}/" in project["tool"]["hatch"]["build"]["artifacts"]
    assert f"/{folder}/\n" in (ROOT / ".gitignore").read_text(encoding="utf-8")
