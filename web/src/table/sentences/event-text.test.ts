import { beforeAll, describe, expect, test } from "vitest";

import { event, seat } from "../../../tests/support/table-messages";
import { placeName, moveText } from "../../i18n/move-text";
import { catalogue } from "../../i18n/texts.svelte";
import { nameOf, namesOf } from "../../players/player-names";
import { eventText, inferredEventText } from "./event-text";

const NAMES = ["Ana", "Bo"];

beforeAll(() => catalogue.speak("en"));

describe("the players at a table", () => {
  test("have the names that they chose", () => {
    expect(nameOf(seat(1, { name: "Ana", holder: 1 }))).toBe("Ana");
  });

  test("without a name are named after their seat", () => {
    expect(nameOf(seat(3, { holder: 1 }))).toBe("Player 3");
    expect(nameOf(undefined)).toBe("");
  });

  test("keep their name while a computer plays for them", () => {
    expect(nameOf(seat(1, { name: "Ana", holder: 1, computer: "greedy" }))).toBe("Ana");
    expect(nameOf(seat(1, { holder: 1, computer: "greedy" }))).toBe("Player 1");
  });

  test("have a default name if they are computers", () => {
    expect(nameOf(seat(2, { computer: "greedy" }))).toBe("Midas");
  });

  test("with the same name get a number, from the second on", () => {
    const seats = [seat(1, { name: "Ana" }), seat(2, { computer: "greedy" }), seat(3, { computer: "greedy" })];
    expect(namesOf(seats)).toEqual(["Ana", "Midas", "Midas\u00a02"]);
  });

  test("get another number if a player already has that name", () => {
    const named = ["Ana", "Ana\u00a02", "Ana", "Bo"].map((name, index) => seat(index + 1, { name }));
    expect(namesOf(named)).toEqual(["Ana", "Ana\u00a02", "Ana\u00a03", "Bo"]);
  });
});

describe("a move in words", () => {
  test.each([
    ["20:C>1", "20: centre\u00a0→ Ana"],
    ["5:2>C", "5: Bo\u00a0→ centre"],
    ["50:1>2", "50: Ana\u00a0→ Bo"],
    ["pass", "pass"],
  ])("%s", (move, words) => {
    expect(moveText(move, NAMES)).toBe(words);
  });

  test("names stacks by their players", () => {
    expect([placeName(0, NAMES), placeName(2, NAMES), placeName(5, NAMES)]).toEqual(["centre", "Bo", ""]);
  });
});

describe("an event in a sentence", () => {
  test.each<[Parameters<typeof event>[0], string]>([
    [{ type: "seat-taken", seat: 1, name: "Ana", holder: 1 }, "Ana takes a seat."],
    [{ type: "seat-left", seat: 1 }, "A seat is free again."],
    [{ type: "computer-seated", seat: 2, player: "greedy" }, "Bo takes a seat."],
    [{ type: "seat-offered", seat: 1 }, "Ana offers their seat to others."],
    [{ type: "seat-kept", seat: 2, player: "greedy" }, "A computer is now playing for Bo."],
    [{ type: "seat-returned", seat: 2 }, "Bo is back."],
    [{ type: "game-started", game: 1, commitment: null }, "The game starts."],
    [{ type: "rolled", seat: 1, face: "?" }, "Ana rolls “?”."],
    [{ type: "moved", seat: 2, move: "20:C>1" }, "Bo moves a 20 from the centre to Ana."],
    [{ type: "euro-taken", seats: [2] }, "Exactly! A euro for Bo."],
    [{ type: "euro-taken", seats: [1, 2] }, "Exactly! A euro each for Ana and Bo."],
    [{ type: "game-ended", winner: 2, reason: "target", seed: null }, "Bo wins the game."],
    [{ type: "asked", seat: 1, question: "take-back" }, "Ana asks to undo their move."],
    [{ type: "taken-back", seat: 1 }, "Ana undoes their move."],
    [{ type: "asked", seat: 2, question: "pause" }, "Bo asks for a pause."],
    [{ type: "paused" }, "The game is paused."],
    [{ type: "resumed", seat: 1 }, "The game continues."],
    [{ type: "answered", seat: 2, agree: true }, "Bo agreed."],
    [{ type: "answered", seat: 2, agree: false }, "Bo declined."],
    [{ type: "said", seat: 1, phrase: "wow", text: null }, "Ana says: Wow!"],
    [{ type: "said", seat: 1, phrase: null, text: "Good move!" }, "Ana says: Good move!"],
  ])("%o", (happening, sentence) => {
    expect(eventText(event(happening), NAMES)).toBe(sentence);
  });

  test.each<[Parameters<typeof event>[0], string]>([
    [{ type: "rolled", seat: 1, face: "5" }, "You roll “5”."],
    [{ type: "moved", seat: 1, move: "pass" }, "You pass."],
    [{ type: "moved", seat: 1, move: "20:C>1" }, "You move a 20 from the centre to your stack."],
    [{ type: "moved", seat: 1, move: "20:1>2" }, "You move a 20 from your stack to Bo."],
    [{ type: "moved", seat: 2, move: "5:1>2" }, "Bo moves a 5 from you to their own stack."],
    [{ type: "moved", seat: 2, move: "5:C>1" }, "Bo moves a 5 from the centre to you."],
    [{ type: "euro-taken", seats: [1] }, "Exactly! A euro for you."],
    [{ type: "euro-taken", seats: [2, 1] }, "Exactly! A euro each for you and Bo."],
    [{ type: "game-ended", winner: 1, reason: "target", seed: null }, "You win the game!"],
    [{ type: "seat-taken", seat: 1, name: "", holder: 1 }, "You take a seat."],
    [{ type: "seat-left", seat: 1 }, "You leave your seat."],
    [{ type: "seat-offered", seat: 1 }, "You offer your seat to others."],
    [{ type: "seat-kept", seat: 1, player: "greedy" }, "A computer is now playing for you."],
    [{ type: "seat-returned", seat: 1 }, "You are back."],
    [{ type: "asked", seat: 1, question: "take-back" }, "You asked to undo your move."],
    [{ type: "asked", seat: 1, question: "pause" }, "You asked for a pause."],
    [{ type: "answered", seat: 1, agree: true }, "You agreed."],
    [{ type: "answered", seat: 1, agree: false }, "You declined."],
    [{ type: "taken-back", seat: 1 }, "You undo your move."],
    [{ type: "said", seat: 1, phrase: "wow", text: null }, "You say: Wow!"],
  ])("is in the second person for the reader: %o", (happening, sentence) => {
    expect(eventText(event(happening), NAMES, 1)).toBe(sentence);
  });

  test("has the names of other players", () => {
    expect(eventText(event({ type: "rolled", seat: 2, face: "5" }), NAMES, 1)).toBe("Bo rolls “5”.");
    expect(eventText(event({ type: "euro-taken", seats: [1, 2] }), NAMES, 3)).toBe("Exactly! A euro each for Ana and Bo.");
  });

  test("is missing for technical events", () => {
    expect(eventText(event({ type: "bytes-given", seat: 1, bytes: "00" }), NAMES)).toBeNull();
    expect(eventText(event({ type: "muted", seat: 1, muted: true }), NAMES)).toBeNull();
  });
});

describe("an inferred event in a sentence", () => {
  test.each<[Parameters<typeof inferredEventText>[0], string, string]>([
    [{ type: "tie" }, "Tie! The tied players roll again.", "Tie! The tied players roll again."],
    [{ type: "begins", seat: 2 }, "Bo rolled highest and goes first.", "You rolled highest and go first."],
    [{ type: "round", seat: 2 }, "All coins go back. New round: Bo goes first.", "All coins go back. New round: you go first."],
  ])("%o", (inferred, sentence, own) => {
    expect([inferredEventText(inferred, NAMES), inferredEventText(inferred, NAMES, 2)]).toEqual([sentence, own]);
  });
});
