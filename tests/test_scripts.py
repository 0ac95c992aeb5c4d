"""The scripts build the page only when it is stale, and report what they could not do.

They run in a small project with an `npm` and a `node` that only log their calls.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOLS = ("sh", "dirname", "cksum", "cat", "find", "sort", "mkdir", "rm", "ls", "id", "touch")
NPM = """#!/bin/sh
echo "npm $*" >>../calls
case $1 in
    ci) rm -rf node_modules && mkdir node_modules ;;
esac
case $* in
    *build) mkdir -p ../src/exactly/server/page && touch ../src/exactly/server/page/index.html ;;
esac
"""
SAYS_SO = '#!/bin/sh\necho "${0##*/} $*" >>calls\n'
INSTALL = "npm ci --no-audit --no-fund --no-update-notifier --loglevel=error"
BUILD = "npm run --silent build"


class Project:
    """A folder with the scripts, a page to build, and programs that log their calls."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.built = folder / "src/exactly/server/page/index.html"
        shutil.copytree(ROOT / "scripts", folder / "scripts")
        for file in ("web/package.json", "web/package-lock.json", "web/src/app/main.ts"):
            self.write(file, "{}")
        self.write("src/exactly/locales/en/page.ftl", "title = Exactly")
        self.write("pyproject.toml", "")
        self.write("tools/npm", NPM)
        self.write("tools/node", "#!/bin/sh\nexit 0\n")
        for name in ("redis-server", "initdb", "chromium"):
            self.write(f"tools/{name}", "#!/bin/sh\n")
        for name in ("python", "ruff", "mypy", "pytest", "coverage", "exactly"):
            self.write(f".venv/bin/{name}", SAYS_SO)
        for tool in TOOLS:
            (folder / "tools" / tool).symlink_to(shutil.which(tool) or tool)
        stamp = subprocess.run(["cksum"], input=b"", capture_output=True, check=True).stdout
        self.write(".venv/installed-dev", stamp.decode())

    def write(self, file: str, text: str) -> None:
        path = self.folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        if text.startswith("#!"):
            path.chmod(0o755)

    def lose(self, tool: str) -> None:
        (self.folder / "tools" / tool).unlink()

    def run(self, script: str, *arguments: str, **environment: str) -> tuple[int, str]:
        """Run a script, and return its exit status and its output."""
        done = subprocess.run(
            [self.folder / "scripts" / script, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
            encoding="utf-8",
            env={
                **{name: value for name, value in os.environ.items() if name != "CI"},
                "PATH": str(self.folder / "tools"),
                **environment,
            },
        )
        return done.returncode, done.stdout

    def calls(self) -> list[str]:
        """Return the programs that were called since the last call of this method."""
        path = self.folder / "calls"
        called = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        path.unlink(missing_ok=True)
        return called


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_the_page_is_built_once(project: Project) -> None:
    assert project.run("page")[0] == 0
    assert project.calls() == [INSTALL, BUILD]
    assert project.run("page") == (0, "")
    assert project.calls() == []


@pytest.mark.parametrize(
    ("file", "is_part"),
    [
        ("web/src/app/main.ts", True),
        ("web/src/app/new.ts", True),
        ("src/exactly/locales/en/page.ftl", True),
        ("src/exactly/locales/it/page.ftl", True),
        ("web/src/app/main.test.ts", False),
        ("web/tests/support/setup.ts", False),
        ("web/node_modules/svelte/index.js", False),
        ("src/exactly/locales/__init__.py", False),
    ],
)
def test_it_is_built_again_when_what_it_is_made_of_changes(
    project: Project, file: str, is_part: bool
) -> None:
    project.run("page")
    project.calls()
    project.write(file, "changed")
    assert project.run("page")[0] == 0
    assert project.calls() == ([BUILD] if is_part else [])


def test_packages_are_installed_again_when_their_list_changes(project: Project) -> None:
    project.run("page")
    project.calls()
    project.write("web/package-lock.json", "changed")
    assert project.run("page")[0] == 0
    assert project.calls() == [INSTALL, BUILD]


def test_a_page_that_is_gone_is_built_again(project: Project) -> None:
    project.run("page")
    project.calls()
    project.built.unlink()
    assert project.run("page")[0] == 0
    assert project.calls() == [BUILD]


def test_a_build_that_fails_is_tried_again(project: Project) -> None:
    project.write("tools/npm", NPM + "case $* in *build) exit 1 ;; esac\n")
    for _ in range(2):
        assert project.run("page")[0] == 1
        assert project.calls()[-1] == BUILD


def test_play_passes_its_arguments_on(project: Project) -> None:
    assert project.run("play")[0] == 0
    assert project.calls() == [INSTALL, BUILD, "exactly "]
    assert project.run("play", "--lang", "de")[0] == 0
    assert project.run("play", "serve", "--open")[0] == 0
    assert project.calls() == ["exactly --lang de", "exactly serve --open"]


def test_a_game_in_the_terminal_needs_no_page(project: Project) -> None:
    project.lose("npm")
    assert project.run("play", "play", "--seats", "Ana,Bo") == (0, "")
    assert project.calls() == ["exactly play --seats Ana,Bo"]


@pytest.mark.parametrize("tool", ["node", "npm"])
def test_without_node_play_names_it_and_the_alternative(project: Project, tool: str) -> None:
    project.lose(tool)
    code, said = project.run("play")
    assert code == 1
    assert said.splitlines() == [
        "scripts: building the page needs Node 20 or later with npm, once",
        "scripts: without the page, use scripts/play play to play in this terminal",
    ]
    assert project.calls() == []


def test_an_old_node_counts_as_missing(project: Project) -> None:
    project.write("tools/node", "#!/bin/sh\nexit 1\n")
    assert project.run("page")[0] == 1


def test_without_node_the_page_is_the_one_that_was_built(project: Project) -> None:
    project.run("page")
    project.lose("node")
    project.calls()
    assert project.run("play") == (0, "")
    project.write("web/src/app/main.ts", "changed")
    code, said = project.run("play")
    assert code == 0
    assert said == (
        "scripts: using the last built page; a new one needs Node 20 or later with npm\n"
    )
    assert project.calls() == ["exactly ", "exactly "]


def test_the_page_is_checked_with_everything_else(project: Project) -> None:
    assert project.run("check")[0] == 0
    calls = project.calls()
    calls.remove("mypy ")  # it runs in parallel with the page, so its order is not fixed
    assert calls[-2:] == ["npm run --silent check", "npm run --silent lint"]
    project.run("check", "--fix")
    assert "npm run --silent lint -- --fix" in project.calls()


def test_the_page_is_built_and_tested_before_the_rest(project: Project) -> None:
    code, said = project.run("test")
    assert (code, "Skipped" in said) == (0, False)
    calls = project.calls()
    tests = calls.index("pytest -n auto --dist loadfile --no-loadscope-reorder --cov --cov-report=")
    assert calls.index(BUILD) < calls.index("npm run --silent test") < tests


@pytest.mark.parametrize("script", ["check", "test"])
def test_skipped_parts_are_reported_and_fail_in_ci(project: Project, script: str) -> None:
    project.lose("node")
    code, said = project.run(script)
    assert code == 0
    assert "Skipped without Node 20 or later with npm: the " in said
    assert project.run(script, CI="true")[0] == 1


def test_pictures_go_into_a_folder_relative_to_the_callers(project: Project) -> None:
    code, _ = project.run("pictures", "here", "--only", "start*")
    assert code == 0
    assert project.calls()[-1] == f"python -m photographs {Path.cwd() / 'here'} --only start*"
    project.run("pictures", "/tmp/there")
    assert project.calls() == ["python -m photographs /tmp/there"]


def test_pictures_of_the_guide_have_their_folders(project: Project) -> None:
    code, _ = project.run("pictures", "--guide", "--lang", "de")
    assert code == 0
    assert project.calls()[-1] == "python -m photographs.guide --lang de"


def test_a_browser_is_installed_if_tests_need_it(project: Project) -> None:
    for tool in ("chromium", "id"):  # without root nothing is installed
        project.lose(tool)
    project.write("tools/id", "#!/bin/sh\necho 1000\n")
    assert "Skipped" not in project.run("test")[1]
    project.write("tests/web/test_page.py", "")
    assert "Skipped without chromium: " in project.run("test")[1]
    assert project.run("test", CI="true")[0] == 1


def test_without_a_page_to_build_it_is_not_mentioned(project: Project) -> None:
    (project.folder / "web/package.json").unlink()
    for tool in ("node", "npm"):
        project.lose(tool)
    for script in ("page", "play", "check", "test"):
        code, said = project.run(script, CI="true")
        assert (code, "Node" in said) == (0, False)
