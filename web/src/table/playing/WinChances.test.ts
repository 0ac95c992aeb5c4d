import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";

import { FOUR, NAMES, sum, texts } from "../../../tests/support/estimated-chances";
import { view } from "../../../tests/support/table-messages";
import { catalogue } from "../../i18n/texts.svelte";
import type { Value } from "../../server/api";
import WinChances from "./WinChances.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));

beforeAll(() => catalogue.speak("en"));

test("with four seats, each seat and each move has an estimated chance", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(FOUR)));
  const position = "50.20/5/5/5 0/0/0/0 1 20";
  render(WinChances, { view: view({ position, to_act: 1, rolling: false }), names: NAMES, rules: "standard" });
  const bars = (await screen.findAllByRole("meter")).map((meter) => meter.closest(".bar") as Element);
  expect(texts(bars)).toEqual(["Ana ≈ 41%", "Bo ≈ 27%", "Cy ≈ 20%", "Di ≈ 12%"]);
  const moves = screen.getByRole("region", { name: "Best moves", hidden: true });
  expect(texts(moves.querySelectorAll("li"))).toEqual(["20: centre → Ana ≈ 43%", "20: Bo → centre ≈ 41%"]);
  expect(texts(moves.querySelectorAll("small"))).toEqual(["estimated · ± 1.2%"]);
});

test("the chances of all seats add up to 100", async () => {
  const value: Value = { ...FOUR, win: [0.1842, 0.3433, 0.1346, 0.1441, 0.1938], moves: [] };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(value)));
  const position = "50.20/5/5/5/5 0/0/0/0/0 1 -";
  render(WinChances, { view: view({ position, to_act: 1 }), names: NAMES, rules: "standard" });
  await screen.findAllByRole("meter");
  expect(sum(texts(document.querySelectorAll(".percent")).map((each) => each.replace("≈ ", "")))).toBe(100);
});
