import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";

import { FOUR, NAMES, texts } from "../../tests/support/estimated-chances";
import { catalogue } from "../i18n/texts.svelte";
import LegalMoves from "./LegalMoves.svelte";
import SeatChances from "./SeatChances.svelte";

beforeAll(async () => {
  await catalogue.speak("en");
  await catalogue.need("editor", "review");
});

test("a position has the estimated chance of each seat", () => {
  render(SeatChances, { value: FOUR, chances: "known", names: NAMES.slice(0, 4) });
  screen.getByText("estimated · ± 1.2%");
  expect(texts(screen.getAllByRole("listitem"))).toEqual(["Ana ≈ 41%", "Bo ≈ 27%", "Cy ≈ 20%", "Di ≈ 12%"]);
});

test("legal moves are in the order of the estimate", () => {
  const legal = ["20:2>C", "20:C>1"].map((move) => ({ move, position: "", euro: [], winner: null }));
  const known = { position: "", winner: null, moves: legal };
  render(LegalMoves, { known, value: FOUR, active: 1, isStarting: false, names: NAMES, played: null, onplay: () => undefined });
  expect(texts(screen.getAllByRole("listitem"))).toEqual(["20: centre → Ana ≈ 43%", "20: Bo → centre ≈ 41%"]);
});
