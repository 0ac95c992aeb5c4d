"""`exactly train`, as programs and people use it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from exactly.cli.commands.app import app
from exactly.networks.features import Features
from exactly.networks.training.accuracy import Accuracy, EndlessGamesError
from exactly.networks.training.run import TrainingRun
from exactly.networks.weights import fingerprint, read_network
from exactly.rules import Edition

TINY = ("--tables", "16", "--width", "8", "--inner", "4", "--steps", "100", "--device", "cpu")


def train(*arguments: str | Path, lang: str = "en") -> Result:
    return CliRunner().invoke(app, ["train", *map(str, arguments), "--lang", lang])


def complaint(*arguments: str | Path) -> str:
    done = train(*arguments)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr.removeprefix("exactly: ")


def test_programs_get_the_plan_and_the_curve(tmp_path: Path) -> None:
    out = tmp_path / "a.network"
    done = train("--seats", "4", "--rules", "classic", *TINY, "--out", out, "--json")
    assert (done.exit_code, done.stderr) == (0, "")
    answer = json.loads(done.stdout)
    assert answer["file"] == str(out)
    assert answer["device"] == "cpu"
    assert answer["plan"] == {
        "seats": 4,
        "edition": "classic",
        "width": 8,
        "inner": 4,
        "tables": 16,
        "steps": 128,
        "rate": 0.003,
        "greedy": 0.1,
        "careless": 0.05,
        "seed": 1,
    }
    assert [point[0] for point in answer["curve"]] == [64, 128]
    written = read_network(out, Features(4, Edition.CLASSIC))
    assert written.about["curve"] == answer["curve"]


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_people_get_a_sentence(tmp_path: Path, language: str) -> None:
    out = tmp_path / "a.network"
    done = train("--seats", "2", "--quick", *TINY, "--out", out, lang=language)
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    assert "128" in done.stdout
    assert str(out) in done.stdout
    assert {"en": "Trained", "de": "trainiert", "fr": "Entraîné", "es": "Entrenamiento"}[
        language
    ] in done.stdout


def test_the_error_can_be_measured_and_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, options = tmp_path / "a.network", ("--seats", "3", *TINY, "--measure", "--out")
    found = Accuracy(0.02137, 0.02, 0.023, positions=4, games=2)
    monkeypatch.setattr("exactly.cli.network_training.measure_accuracy", lambda *_, **__: found)
    told = train(*options, out).stdout.splitlines()
    assert told[1:] == ["Usually accurate to about ± 2.1 percentage points."]
    assert read_network(out, Features(3)).about["error"] == 0.0214
    assert json.loads(train(*options, out, "--json").stdout)["error"] == 0.0214


@pytest.mark.parametrize("why", [EndlessGamesError, KeyboardInterrupt])
def test_a_network_that_cannot_be_measured_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: type[BaseException]
) -> None:
    def refuse(*_: object, **__: object) -> Accuracy:
        raise why

    monkeypatch.setattr("exactly.cli.network_training.measure_accuracy", refuse)
    out = tmp_path / "a.network"
    done = train("--seats", "3", *TINY, "--measure", "--out", out)
    assert done.exit_code == 0
    assert "The accuracy is unknown" in done.stdout
    assert "error" not in read_network(out, Features(3)).about


def test_an_interrupted_training_resumes_to_the_same_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ("--seats", "3", *TINY, "--seed", "7", "--checkpoint", tmp_path / "aside")
    begun = TrainingRun.run

    def interrupted(course: TrainingRun) -> object:
        yield next(begun(course))
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(TrainingRun, "run", interrupted)
        told = complaint(*options, "--out", tmp_path / "a.network")
        assert "from step 64" in told
        without = ("--seats", "3", *TINY, "--out", tmp_path / "a.network")
        assert "Nothing was saved" in complaint(*without)
    assert not (tmp_path / "a.network").exists()
    assert "--resume" in complaint(*options, "--out", tmp_path / "a.network")
    other = complaint(*options, "--resume", "--rules", "classic", "--out", tmp_path / "a.network")
    assert other.endswith("other settings: --rules.\n")

    train(*options, "--resume", "--out", tmp_path / "a.network")
    train(*options[:-1], tmp_path / "other", "--out", tmp_path / "b.network")
    one, other_one = (
        read_network(tmp_path / name, Features(3)).layers for name in ("a.network", "b.network")
    )
    assert all((a == b).all() for a, b in zip(one[1:], other_one[1:], strict=True))


def test_a_file_that_is_not_a_checkpoint_is_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("Dear Ana")
    options = (*TINY, "--out", tmp_path / "a.network", "--checkpoint", path)
    assert "is not a training checkpoint" in complaint(*options, "--resume")
    assert "already exists" in complaint(*options)
    assert path.read_text() == "Dear Ana"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--rules", "standard+target=1"), "without options"),
        (("--rules", "modern"), "Invalid rules, column 1"),
        (("--greedy", "0.6", "--careless", "0.4"), "less than 1"),
        (("--device", "abacus"), "auto, cpu, cuda"),
        (("--resume",), "--checkpoint"),
        (("--checkpoint", "no/such/folder"), "Cannot write"),
        (("--checkpoint", "not-there", "--resume"), "no checkpoint not-there"),
        (("--from-copies",), "--against"),
        (("--copies-look-ahead",), "--against"),
        (("--against", "package", "--greedy", "0.1"), "its copies take all other seats"),
        (
            ("--against", "package", "--from-copies", "--width", "8"),
            "sizes are those of the copies",
        ),
        (("--against", "not-there"), "not-there"),
    ],
)
def test_bad_options_are_refused_before_the_training(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(TrainingRun, "__init__", None)
    assert said in complaint("--out", "a.network", *options)


def test_training_against_a_network_names_it(tmp_path: Path) -> None:
    first, out = tmp_path / "first.network", tmp_path / "a.network"
    assert train(*TINY, "--out", first).exit_code == 0
    options = (*TINY, "--against", first, "--checkpoint", tmp_path / "aside", "--out", out)
    done = train(*options, "--json")
    assert (done.exit_code, done.stderr) == (0, "")
    plan = json.loads(done.stdout)["plan"]
    assert plan["against"] == fingerprint(read_network(first, Features(3)).layers)
    assert (plan["greedy"], plan["careless"], plan["from_copies"]) == (0.0, 0.0, False)
    other = complaint(*TINY, "--checkpoint", tmp_path / "aside", "--resume", "--out", out)
    assert "--against" in other
    sizes = TINY[:2] + TINY[6:]
    done = train(*sizes, "--against", "package", "--from-copies", "--out", out, "--json")
    plan = json.loads(done.stdout)["plan"]
    assert (plan["width"], plan["inner"], plan["from_copies"]) == (256, 32, True)
    assert plan["copies_look_ahead"] is False
    done = train(*TINY, "--against", first, "--copies-look-ahead", "--out", out, "--json")
    assert json.loads(done.stdout)["plan"]["copies_look_ahead"] is True


def test_an_invalid_opponent_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("Dear Ana")
    options = (*TINY, "--out", tmp_path / "a.network", "--against", path)
    assert complaint(*options) == f"{path} is not a network of this game.\n"
    assert train(*TINY, "--out", path).exit_code == 0
    assert "another table" in complaint(*options, "--seats", "4")
    assert "another table" in complaint(*options, "--rules", "classic")
    content = path.read_bytes()
    path.write_bytes(content[:-1])
    assert "damaged" in complaint(*options)
    path.write_bytes(content.replace(b"network 1", b"network 2", 1))
    assert "another version" in complaint(*options)


def test_a_missing_gpu_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    assert "--device cpu" in complaint("--out", tmp_path / "a.network", "--device", "cuda")


@pytest.mark.parametrize(
    "options",
    [("--seats", "7"), ("--steps", "0"), ("--rate", "0"), ("--width", "0"), ("--seed", "-1")],
)
def test_numbers_out_of_range_are_refused(tmp_path: Path, options: tuple[str, str]) -> None:
    done = train("--out", tmp_path / "a.network", *options)
    assert done.exit_code == 2
    assert options[0] in done.stderr


def test_nothing_but_training_needs_pytorch(tmp_path: Path) -> None:
    script = (
        "import sys; sys.modules['torch'] = None; from exactly.__main__ import main; "
        "sys.argv = ['exactly', *sys.argv[1:]]; main()"
    )

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", script, *arguments, "--lang", "en"],
            capture_output=True,
            encoding="utf-8",
            check=False,
            cwd=tmp_path,
        )

    assert run("moves", "20/20/20 0/0/0 1 20").returncode == 0
    done = run("train", "--out", "a.network")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == 'exactly: Missing package torch. Run: pip install "exactly-game[train]"\n'
