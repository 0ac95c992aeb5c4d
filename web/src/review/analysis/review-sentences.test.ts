import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

import { POSITIONS, RECORD, REVIEW } from "../../../tests/support/review-game";
import { catalogue, t, type Language } from "../../i18n/texts.svelte";
import { writePosition } from "../../notation/position";
import { readRecord } from "../../notation/record";
import { playersOf } from "../../players/recorded-players";
import { Replay } from "../../table/playback/replay.svelte";
import { CurveLayout } from "./curve-layout";
import { decisiveTurns, madeBy, isNotable } from "./decisive-turns";
import { betterMove, chance, euroTaken, hundredths, lastMove, points, rolled, why } from "./review-sentences";

const { turns } = readRecord(RECORD);
const numbers = (shown: readonly { turn: number }[]): number[] => shown.map(({ turn }) => turn);

describe("the replay of a game", () => {
  let replay: Replay;
  beforeEach(() => {
    replay = new Replay(turns, POSITIONS);
  });

  it("begins at the end, with the winning stack", () => {
    expect(replay.isAtEnd).toBe(true);
    expect(writePosition(replay.position)).toBe("10.5/50.50 0/1 2 50");
    expect([replay.called, replay.text]).toEqual([[2], null]);
  });

  it("shows a turn after its roll and before its move", () => {
    replay.go(1);
    expect(replay.text).toBe("10.5/50 0/0 2 ?");
    expect([replay.face, replay.turn?.move, replay.called]).toEqual(["?", "50:C>2", []]);
  });

  it("continues when the coin has landed", () => {
    replay.go(0);
    replay.forward();
    expect([replay.step, replay.flight?.coin, replay.isMoving]).toEqual([0, 10, true]);
    replay.flight?.landed();
    expect([replay.step, replay.flight]).toEqual([1, null]);
  });

  it("skips a flight with a second step, and ignores its late end", () => {
    replay.go(0);
    replay.forward();
    const late = replay.flight;
    replay.forward();
    expect(replay.step).toBe(1);
    late?.landed();
    expect(replay.step).toBe(1);
  });

  it("goes back to the start of a move during the flight, then to the turn before", () => {
    replay.go(1);
    replay.forward();
    replay.back();
    expect([replay.step, replay.flight]).toEqual([1, null]);
    replay.back();
    replay.back();
    expect(replay.step).toBe(0);
  });

  it("goes through a pass at once", () => {
    replay.go(2);
    replay.forward();
    expect(replay.step).toBe(3);
  });

  it("calls out a euro before the board is cleared", () => {
    vi.useFakeTimers();
    replay.play();
    replay.go(3);
    replay.forward();
    replay.flight?.landed();
    expect([replay.step, replay.called]).toEqual([3, [2]]);
    expect(writePosition(replay.position)).toBe("10.5/50.50 0/1 2 50");
    vi.runAllTimers();
    expect([replay.isAtEnd, replay.isPlaying]).toEqual([true, false]);
    vi.useRealTimers();
  });

  it("plays automatically from the first turn", () => {
    replay.play();
    expect([replay.step, replay.isPlaying]).toEqual([0, true]);
  });
});

describe("the decisive turns", () => {
  it("are those with euros, mistakes or much luck", () => {
    expect(numbers(REVIEW.turns.filter(isNotable))).toEqual([1, 3, 4]);
  });

  it("are sorted: moves by their loss, and rolls by their change", () => {
    const [first] = REVIEW.turns;
    if (!first) throw new Error("no turns");
    const worse = { ...first, turn: 5, grade: "blunder", loss: 0.2, luck: [0.4, -0.4] } as const;
    const { moves, rolls } = decisiveTurns([...REVIEW.turns, worse]);
    expect([numbers(moves), numbers(rolls)]).toEqual([
      [5, 1],
      [4, 3],
    ]);
  });

  it("contain no turn twice, and have the luck of a turn if its mistake is left out", () => {
    const [first] = REVIEW.turns;
    if (!first) throw new Error("no turns");
    const lucky = { ...first, turn: 5, loss: 0.04, luck: [0.5, -0.5] };
    const { moves, rolls } = decisiveTurns([...REVIEW.turns, lucky], 1);
    expect([numbers(moves), numbers(rolls)]).toEqual([[1], [5]]);
  });

  it("have rolls in the order of the change for their player, which the list shows", () => {
    const [first] = REVIEW.turns;
    if (!first) throw new Error("no turns");
    const roll = { ...first, grade: "best", loss: 0 } as const;
    const { rolls } = decisiveTurns([
      { ...roll, turn: 1, seat: 1, luck: [0.02, 0.3, -0.32] },
      { ...roll, turn: 2, seat: 2, luck: [-0.1, 0.1, 0] },
      { ...roll, turn: 3, seat: 3, luck: [0.1, 0.1, -0.2] },
    ]);
    expect(numbers(rolls)).toEqual([3, 2, 1]);
  });

  it.each([
    [0.4, 0.1, "dice"],
    [0.1, 0.4, "moves"],
    [0.3, 0.2, "both"],
    [0.7, -0.2, "dice"],
    [-0.2, 0.7, "moves"],
  ])("explain the win: luck %f, doing %f", (luck, doing, cause) => {
    const [, summary] = REVIEW.summary;
    if (!summary) throw new Error("no summary");
    expect(madeBy({ ...summary, luck, doing })).toBe(cause);
  });
});

describe("the curve", () => {
  const frame = { width: 140, height: 120, left: 20, right: 20, top: 10, bottom: 10 };

  it("has the turns from left to right, and the chances from the bottom up", () => {
    const plan = new CurveLayout(frame, 4);
    expect([plan.x(0), plan.x(4), plan.y(0), plan.y(1)]).toEqual([20, 120, 110, 10]);
    expect(plan.line(REVIEW, 2)).toMatch(/^20\.0,60\.0 32\.5,60\.0 45\.0,54\.0 .* 120\.0,10\.0$/);
  });

  it("finds every step from its position", () => {
    const plan = new CurveLayout(frame, 4);
    for (let step = 0; step <= 4; step += 1) expect(plan.stepAt(plan.xOfStep(step))).toBe(step);
    expect([plan.stepAt(-50), plan.stepAt(500)]).toEqual([0, 4]);
  });

  it("has badges at the ends of their turns, and moves overlapping ones apart", () => {
    const plan = new CurveLayout(frame, 100); // a turn is one wide
    expect(plan.badges([], 10)).toEqual([]);
    expect(plan.badges([10, 40, 80], 10)).toEqual([30, 60, 100]);
    expect(plan.badges([10, 40, 42], 10)).toEqual([30, 56, 66]);
    expect(plan.badges([31, 40, 43, 90], 10)).toEqual([48, 58, 68, 110]);
  });

  it("keeps badges within the drawing, and makes very many smaller", () => {
    const plan = new CurveLayout({ ...frame, left: 0, right: 0 }, 100);
    expect(plan.badges([0, 100], 10)).toEqual([5, 135]);
    expect(plan.badges([95, 98, 100], 10)).toEqual([115, 125, 135]);
    expect(plan.badges(Array.from({ length: 28 }, () => 50), 10).at(-1)).toBe(137.5);
  });

  it("numbers a few turns of any game", () => {
    expect(new CurveLayout(frame, 4).ticks()).toEqual([]);
    expect(new CurveLayout(frame, 58).ticks()).toEqual([10, 20, 30, 40, 50]);
    expect(new CurveLayout(frame, 237).ticks()).toEqual([50, 100, 150, 200]);
  });
});

describe("the sentences of a review", () => {
  beforeAll(async () => {
    await catalogue.speak("en");
    await catalogue.need("review", "replay");
  });

  it("name people, computers and players without a name", () => {
    expect(playersOf(["Ana", "bot:greedy", ""], null).names).toEqual(["Ana", "Midas", "Player 3"]);
    expect(playersOf(["bot:greedy", "bot:greedy"], null).names).toEqual(["Midas", "Midas\u00a02"]);
  });

  it.each<[Language, string, string, string, string]>([
    ["en", "You", "Turn 3: you roll “10”.", "You take a euro.", "You and Midas take a euro each."],
    ["de", "Du", "Zug 3: Du würfelst „10“.", "Du bekommst einen Euro.", "Du und Midas bekommt je einen Euro."],
    ["fr", "Vous", "Tour 3 : vous obtenez « 10 ».", "Vous prenez un euro.", "Vous et Midas prenez un euro chacun."],
    ["es", "Tú", "Turno 3: sacas «10».", "Te llevas un euro.", "Un euro para ti y otro para Midas."],
  ])("are in the second person for the reader: %s", async (language, name, roll, euro, euros) => {
    await catalogue.speak(language);
    const players = playersOf(["", "bot:greedy"], 1);
    const plain = (text: string): string => text.replaceAll(/\s/g, " ");
    expect(players.names).toEqual([name, "Midas"]);
    expect(plain(rolled({ number: 3, seat: 1, face: "10" }, players))).toBe(roll);
    expect([euroTaken([1], players), euroTaken([2, 1], players)].map(plain)).toEqual([euro, euros]);
    expect(playersOf(["Ana", "bot:greedy"], 1).names).toEqual(["Ana", "Midas"]);
    await catalogue.speak("en");
  });

  it("have chances, and points with their sign", () => {
    expect(chance(0.5028)).toBe("50.3%");
    expect([points(0.0314), points(-0.0314), points(0.0001), points(-0.0001)]).toEqual(["+3.1", "−3.1", "0.0", "0.0"]);
    expect(points(0.06, { isSigned: false })).toBe("6.0");
  });

  it.each<[Language, string, string, string]>([
    ["en", "Better: a 10 from Ana to Bo", "Better: a 10 from Ana to you", "Better: a 10 from the centre to Bo"],
    ["de", "Besser: eine 10 von Ana zu Bo", "Besser: eine 10 von Ana zu dir", "Besser: eine 10 aus der Mitte zu Bo"],
    [
      "fr",
      "Mieux : une pièce de 10 prise chez Ana et mise chez Bo",
      "Mieux : une pièce de 10 prise chez Ana et mise chez vous",
      "Mieux : une pièce de 10 prise au centre et mise chez Bo",
    ],
    [
      "es",
      "Mejor: mover una moneda de 10 de Ana a Bo",
      "Mejor: mover una moneda de 10 de Ana a tu pila",
      "Mejor: mover una moneda de 10 del centro a Bo",
    ],
  ])("describe the better move: %s", async (language, sentence, toYou, fromCentre) => {
    await catalogue.speak(language);
    const [mistake] = REVIEW.turns;
    if (!mistake) throw new Error("no turns");
    const better = (move: string, you: number | null): string | undefined =>
      betterMove({ ...mistake, better: { move, win: [] } }, { names: ["Ana", "Bo"], you })?.replaceAll(/\s/g, " ");
    expect([better("10:1>2", null), better("10:1>2", 2), better("10:C>2", null)]).toEqual([sentence, toYou, fromCentre]);
    await catalogue.speak("en");
    expect(better("pass", null)).toBe("Better: pass");
  });

  it.each<[Language, string, string]>([
    [
      "en",
      "Last turn: Bo rolled “50” and moved a 50 from the centre to their own stack.",
      "Last turn: you rolled “50” and moved a 50 from the centre to your stack.",
    ],
    [
      "de",
      "Der letzte Zug: Bo würfelte „50“ und legte eine 50 aus der Mitte auf den eigenen Stapel.",
      "Der letzte Zug: Du hast „50“ gewürfelt und eine 50 aus der Mitte auf deinen Stapel gelegt.",
    ],
    [
      "fr",
      "Dernier tour : Bo a obtenu « 50 », a pris une pièce de 50 au centre et l’a mise sur sa pile.",
      "Dernier tour : vous avez obtenu « 50 », avez pris une pièce de 50 au centre et l’avez mise sur votre pile.",
    ],
    [
      "es",
      "Último turno: Bo sacó «50» y movió una moneda de 50 del centro a su pila.",
      "Último turno: sacaste «50» y moviste una moneda de 50 del centro a tu pila.",
    ],
  ])("describe the last turn: %s", async (language, sentence, toYou) => {
    await catalogue.speak(language);
    const plain = (you: number | null): string =>
      lastMove(turns.at(-1), { names: ["Ana", "Bo"], you }).replaceAll(/\s/g, " ");
    expect([plain(null), plain(2)]).toEqual([sentence, toYou]);
    await catalogue.speak("en");
  });

  it("explain why a move was better", () => {
    const [mistake, best] = REVIEW.turns;
    const players = { names: ["Ana", "Bo"], you: null };
    expect(mistake && why(mistake, players)).toBe(
      "After the move played, Bo can make a euro with a 50 or a ? (2 in 6). After the better move, no roll does.",
    );
    expect(mistake && why(mistake, { ...players, you: 2 })).toBe(
      "After the move played, you can make a euro with a 50 or a ? (2 in 6). After the better move, no roll does.",
    );
    expect(best && why(best, players)).toBeNull();
  });

  it.each([
    [0.0194, "1,9 point "],
    [0.0196, "2,0 points "],
  ])("use singular and plural for points as they are written: %f", async (loss, expected) => {
    await catalogue.speak("fr");
    const [mistake] = REVIEW.turns;
    if (!mistake?.reason) throw new Error("no reason");
    const { names, you } = playersOf(["Ana", "Bo"], null);
    const turn = { ...mistake, loss, reason: { ...mistake.reason, kind: "chance" } };
    expect(why(turn, { names, you })).toContain(expected);
    expect(t("replay-loss", { grade: "", points: points(-loss), count: hundredths(loss) })).toContain(expected.trim());
    await catalogue.speak("en");
  });

  it.each([
    "wins-game",
    "takes-euro",
    "gives-game",
    "gives-euro",
    "leaves-coin",
    "keeps-coin",
    "sends-away",
    "chance",
  ])("exist for the reason %s", (kind) => {
    expect(catalogue.has(`review-reason-${kind}`)).toBe(true);
  });
});
