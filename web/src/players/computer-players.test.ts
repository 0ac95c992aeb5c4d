import { beforeAll, describe, expect, test } from "vitest";

import { catalogue } from "../i18n/texts.svelte";
import { invite, standIns, strongest, type KnownPlayers } from "./computer-players";
import { against, introduced } from "./player-names";

const KNOWN: KnownPlayers = {
  2: ["pip", "magda", "perfect", "greedy", "random"],
  3: ["pip", "magda", "greedy", "random"],
  4: ["greedy", "random"],
};

describe("computer players as opponents", () => {
  test("are those who were wished for", () => {
    expect(invite(KNOWN, ["random", "greedy"], 2)).toEqual(["random", "greedy"]);
  });

  test("are joined by more like the last, or go, the last first", () => {
    expect(invite({}, ["greedy", "random"], 4)).toEqual(["greedy", "random", "random", "random"]);
    expect(invite(KNOWN, ["random", "greedy"], 1)).toEqual(["random"]);
  });

  test("let somebody else sit down where they cannot", () => {
    expect(invite(KNOWN, ["perfect"], 2)).toEqual(["greedy", "greedy"]);
  });

  test("come as they were wished for where nobody has said who can", () => {
    expect(invite({}, ["perfect"], 1)).toEqual(["perfect"]);
  });

  test("keep the seats they had, and the strongest have those of people", () => {
    expect(standIns(KNOWN, [null, "random"], 1)).toEqual(["random"]);
    expect(standIns(KNOWN, [null, "random"], 2)).toEqual(["perfect"]);
    expect(standIns({}, [null, null, "random"], 2)).toEqual(["greedy", "random"]);
  });

  test("have somebody who is the strongest at each table", () => {
    const found = [2, 3, 4, 5].map((seats) => strongest(KNOWN, seats));
    expect(found).toEqual(["perfect", "magda", "greedy", "greedy"]);
  });
});

describe("computer players are called", () => {
  beforeAll(() => catalogue.speak("en"));

  test("by a first name, with how they play where one is chosen", () => {
    expect(against(["greedy", "random"])).toBe("Against Midas and Felix");
    expect(introduced("perfect")).toBe("Sophia: never makes a mistake");
    expect(introduced("ines")).toBe("Ines: strength 4 of 6, spoils the leader’s game");
  });

  test("as the server calls them, where the page has no words for them yet", () => {
    expect(against(["greedy", "careful"])).toBe("Against Midas and Careful");
    expect(introduced("careful")).toBe("Careful");
  });
});
