import { fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { router } from "../browser/router.svelte";
import { settings } from "../browser/settings.svelte";
import { catalogue } from "../i18n/texts.svelte";
import RulesScreen from "../rules/RulesScreen.svelte";
import CourseScreen from "./CourseScreen.svelte";

vi.setConfig({ testTimeout: 20_000 });

beforeEach(async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden"); // without animations
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("scrollTo", () => undefined);
  settings.sound = false;
  HTMLCanvasElement.prototype.getContext = () => null; // axe uses it to detect icon fonts
  Element.prototype.scrollIntoView = () => undefined;
  await catalogue.speak("en");
});

const violations = async (): Promise<string[]> => {
  const found = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } }); // jsdom has no layout
  return found.violations.map(({ id }) => id);
};

/** Open a lesson and roll the die. */
async function openAndRoll(name: string): Promise<void> {
  router.go(`/learn#${name}`);
  render(CourseScreen);
  await fireEvent.click(await screen.findByRole("button", { name: "Roll the die" }));
  await screen.findByRole("button", { name: "Take 20: centre" });
}

describe("the course", () => {
  it("can be done with the keyboard only", async () => {
    router.go("/learn");
    render(CourseScreen);
    await screen.findByRole("heading", { name: "One turn" });
    await fireEvent.keyDown(document.body, { key: "Enter" });
    await screen.findByRole("button", { name: "Take 20: centre" });
    await fireEvent.keyDown(document.body, { key: "0" });
    await fireEvent.keyDown(document.body, { key: "1" });
    await screen.findByRole("link", { name: "Next" });
    await fireEvent.keyDown(document.body, { key: "Enter" });
    await screen.findByRole("heading", { name: "A zero" });
  });

  it("explains why a stack is full, as in a game", async () => {
    await openAndRoll("limit");
    await fireEvent.click(screen.getByRole("button", { name: "Take 20: centre" }));
    await fireEvent.keyDown(document.body, { key: "2" });
    // In the prompt, and as an announcement.
    expect(await screen.findAllByText(/That stack is full/)).toHaveLength(2);
  });

  it("lists found moves by their kind", async () => {
    await openAndRoll("kinds");
    await fireEvent.keyDown(document.body, { key: "2" });
    await fireEvent.keyDown(document.body, { key: "3" });
    await screen.findByText("1 of 12");
    expect(screen.getByText("Ana → Bo").closest("section")?.textContent).toContain("Two other players");
  });

  it("keeps its progress in another language", async () => {
    await openAndRoll("kinds");
    await fireEvent.keyDown(document.body, { key: "2" });
    await fireEvent.keyDown(document.body, { key: "3" });
    await screen.findByText("1 of 12");
    await catalogue.speak("de");
    await screen.findByText("1 von 12");
  });

  it("keeps the table of the invitation until the end", async () => {
    router.go("/learn?table=abc234#give");
    render(CourseScreen);
    const skip = await screen.findByRole("link", { name: "Skip this lesson" });
    expect(skip.getAttribute("href")).toBe("/learn?table=abc234#end");
    router.go("/learn?table=abc234#end");
    const table = await screen.findByRole("link", { name: "Go to your table" });
    expect(table.getAttribute("href")).toBe("/t/abc234");
  });

  it("ends with links to a game and to the rules", async () => {
    router.go("/learn#end");
    render(CourseScreen);
    await screen.findByRole("button", { name: "Play the computer" });
    expect(screen.getByRole("link", { name: "Rules" }).getAttribute("href")).toBe("/rules");
  });

  it.each(["turn", "kinds", "end"])("has no violations of accessibility: %s", async (name) => {
    router.go(`/learn#${name}`);
    render(CourseScreen);
    await screen.findByRole("heading", { level: 1 });
    expect(await violations()).toEqual([]);
  });
});

describe("the rule page", () => {
  it("has all clauses, their rulings, and the differences of the leaflets", async () => {
    router.go("/rules");
    render(RulesScreen);
    await screen.findByRole("heading", { name: /Where the leaflets differ/ });
    expect(document.querySelectorAll("section.clause")).toHaveLength(19);
    expect(document.querySelector("#clause-11")?.textContent).toContain("Our ruling");
    expect(document.querySelector("#clause-1")?.textContent).not.toContain("Our ruling");
    expect(document.querySelectorAll("#leaflets li")).toHaveLength(6);
    expect(document.body.textContent).not.toContain("rules-");
    expect(await violations()).toEqual([]);
  });
});
