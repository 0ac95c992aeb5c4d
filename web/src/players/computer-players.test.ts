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
  test("are the chosen ones", () => {
    expect(invite(KNOWN, ["random", "greedy"], 2)).toEqual(["random", "greedy"]);
  });

  test("are repeated from the last one, or removed from the end", () => {
    expect(invite({}, ["greedy", "random"], 4)).toEqual(["greedy", "random", "random", "random"]);
    expect(invite(KNOWN, ["random", "greedy"], 1)).toEqual(["random"]);
  });

  test("are replaced where they are not available", () => {
    expect(invite(KNOWN, ["perfect"], 2)).toEqual(["greedy", "greedy"]);
  });

  test("are the chosen ones while the available ones are unknown", () => {
    expect(invite({}, ["perfect"], 1)).toEqual(["perfect"]);
  });

  test("keep their seats, and the strongest one replaces each person", () => {
    expect(standIns(KNOWN, [null, "random"], 1)).toEqual(["random"]);
    expect(standIns(KNOWN, [null, "random"], 2)).toEqual(["perfect"]);
    expect(standIns({}, [null, null, "random"], 2)).toEqual(["greedy", "random"]);
  });

  test("have a strongest one for each number of seats", () => {
    const found = [2, 3, 4, 5].map((seats) => strongest(KNOWN, seats));
    expect(found).toEqual(["perfect", "magda", "greedy", "greedy"]);
  });
});

describe("computer players are called", () => {
  beforeAll(() => catalogue.speak("en"));

  test("by a first name, with a description where the reader chooses one", () => {
    expect(against(["greedy", "random"])).toBe("Against Midas and Felix");
    expect(introduced("perfect")).toBe("Sophia: never makes a mistake");
    expect(introduced("ines")).toBe("Ines: strength 4 of 6, holds the leader back");
  });

  test("by their names on the server, if the catalogues do not have them", () => {
    expect(against(["greedy", "careful"])).toBe("Against Midas and Careful");
    expect(introduced("careful")).toBe("Careful");
  });
});
