import ts from "typescript";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import moveReasons from "../../../src/exactly/review/reason.py?raw";
import players from "../../../src/exactly/players/registry.py?raw";
import scanner from "../../../src/exactly/records/scanner.py?raw";
import play from "../../../src/exactly/rules/play.py?raw";
import settings from "../browser/settings.svelte.ts?raw";
import { LESSONS } from "../learn/lessons";
import { SWITCHES } from "../notation/rules";
import { CLAUSES, EDITIONS, LEAFLETS } from "../rules/rule-page-parts";
import questions from "../server/finished-game.ts?raw";
import protocol from "../server/protocol.ts?raw";
import { refusalText } from "../table/sentences/refusal-text";
import table from "../table/state/table-state.svelte.ts?raw";
import { catalogue, LANGUAGES, money, preferredLanguage, t, errorText, type Language } from "./texts.svelte";

const SHEETS = ["course", "rules", "review", "replay", "plain", "editor", "notation", "big-screen"] as const;

describe("the language", () => {
  test.each<[string[], Language]>([
    [["de-AT", "en"], "de"],
    [["FR"], "fr"],
    [["pt-BR", "es-MX", "de"], "es"],
    [["ja", "zh-CN"], "en"],
    [[], "en"],
  ])("for a browser that prefers %j is %s", (wishes, language) => {
    expect(preferredLanguage(wishes)).toBe(language);
  });

  test("changes all texts at once", async () => {
    await catalogue.speak("en");
    expect(t("page-roll")).toBe("Roll the die");
    await catalogue.speak("de");
    expect(t("page-roll")).not.toBe("Roll the die");
    expect([catalogue.language, document.documentElement.lang]).toEqual(["de", "de"]);
  });

  test.each<[Language, string]>([
    ["en", "€0.90"],
    ["de", "0,90 €"],
    ["fr", "0,90 €"],
    ["es", "0,90 €"],
  ])("has its own format of money: %s", async (language, amount) => {
    await catalogue.speak(language);
    expect(money(90).replaceAll(/\s/g, " ")).toBe(amount);
  });
});

describe("the catalogue", () => {
  beforeEach(() => catalogue.speak("en"));

  test("loads a file when a screen needs it, and later in every other language", async () => {
    expect(catalogue.has("course-title")).toBe(false);
    await catalogue.need("course");
    const title = t("course-title");
    await catalogue.speak("fr");
    expect(catalogue.has("course-title")).toBe(true);
    expect(t("course-title")).not.toBe(title);
  });

  test("loads a file once: a second request waits for the first", async () => {
    const first = catalogue.need("rules");
    await catalogue.need("rules");
    expect(catalogue.has("rules-title")).toBe(true);
    await first;
  });

  test("has a new language and a file requested meanwhile", async () => {
    await Promise.all([catalogue.speak("de"), catalogue.need("review")]);
    expect([catalogue.language, catalogue.has("review-title")]).toEqual(["de", true]);
    expect(t("page-roll")).toBe("Würfeln");
  });

  test("has the language that was chosen last, even if another one loads later", async () => {
    await Promise.all([catalogue.speak("fr"), catalogue.speak("en")]);
    expect([catalogue.language, t("page-roll")]).toEqual(["en", "Roll the die"]);
  });

  test("has a general text for unknown errors", () => {
    expect(errorText("busy")).toBe("The server is busy. Please try again in a moment.");
    expect(errorText("foreign-origin")).toBe("Something went wrong. Please try again.");
  });

  test("has a general text for unknown refusals", () => {
    expect(refusalText({ code: "illegal-move", rule: "stack-full" })).toBe("That stack is full: over €1.50.");
    expect(refusalText({ code: "illegal-move", rule: "a-new-rule" })).toBe("That move is not allowed.");
    expect(refusalText({ code: "a-new-code" as "not-now", rule: null })).toBe("You can’t do that now.");
  });

  test("fills in values", () => {
    expect(t("page-take", { coin: 20, place: "Ana" })).toBe("Take 20: Ana");
  });

  test("has attributes of texts", () => {
    expect(t("page-player-greedy.about")).toBe("takes what it can get");
  });

  test("shows the key of a text that it does not have", () => {
    expect([t("no-such-text"), t("page-roll.no-such-part")]).toEqual(["no-such-text", "page-roll.no-such-part"]);
  });
});

// The keys in the code of the page.

const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });

interface KeyUse {
  /** The key, with a star for each part that is only known at run time. */
  key: string;
  /** The names of its values; null if they cannot be read from the code. */
  values: string[] | null;
  where: string;
}

/** All keys in calls of `t`, and of functions that pass their first argument on to `t`. */
function keysUsedIn(where: string, source: string): KeyUse[] {
  const starts = Array.from(source.matchAll(/(?<![\w.])(?:t|say|way)\(/g), ({ index }) => index);
  return starts.flatMap((start) => {
    const [statement] = ts.createSourceFile("", source.slice(start, start + 600), ts.ScriptTarget.ES2022).statements;
    if (!statement || !ts.isExpressionStatement(statement)) return [];
    const call = innermost(statement.expression);
    if (!call) return [];
    const [key, values] = call.arguments;
    const isPassedOn = !(ts.isIdentifier(call.expression) && call.expression.text === "t");
    const given = isPassedOn ? null : namesOf(values);
    return key ? keysOf(key).map((each) => ({ key: each, values: given, where })) : [];
  });
}

/** The leftmost call of an expression. */
function innermost(expression: ts.Expression): ts.CallExpression | null {
  let call: ts.CallExpression | null = null;
  for (let node: ts.Node | undefined = expression; node; node = leftOf(node)) {
    if (ts.isCallExpression(node)) call = node;
  }
  return call;
}

const leftOf = (node: ts.Node): ts.Node | undefined => {
  if (ts.isBinaryExpression(node)) return node.left;
  if (ts.isConditionalExpression(node)) return node.condition;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return node.expression;
  return undefined;
};

function keysOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join("")];
  }
  return [];
}

function namesOf(values: ts.Expression | undefined): string[] | null {
  if (!values) return [];
  if (!ts.isObjectLiteralExpression(values)) return null;
  const names = values.properties.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : null));
  return names.some((name) => name === null) ? null : (names as string[]);
}

/** The strings of a union type in TypeScript. */
function union(source: string, name: string): string[] {
  const body = new RegExp(`export type ${name} =([^;]+);`).exec(source)?.[1]?.replaceAll(/\/\*.*?\*\//g, "") ?? "";
  return Array.from(body.matchAll(/"([^"]+)"/g), ([, text = ""]) => text);
}

/** The values of an enumeration in Python. */
function enumeration(source: string, name: string): string[] {
  const start = String.raw`class ${name}\(StrEnum\):`;
  const body = new RegExp(String.raw`${start}([\s\S]+?)\n(?:\n\n|\s+@|\s+def )`).exec(source)?.[1] ?? "";
  return Array.from(body.matchAll(/^ {4}([A-Z_]+) = (?:"([^"]+)"|auto\(\))/gm), ([, key = "", value]) =>
    (value ?? key.toLowerCase()).replaceAll("_", "-"),
  );
}

const PLAYERS = Array.from(players.matchAll(/^ {4}"(\w+)": ComputerPlayer\(/gm), ([, name = ""]) => name);
const FLAWS = ["position-at-start", "stack-up-to-two", "stack-not-one", "one-winner"];
const EVENTS_OF_THE_TABLE = ["computer-seated", "resumed", "paused", "game-started"];
const EVENTS_OF_A_SEAT = [
  ...["seat-taken", "seat-left", "seat-offered", "seat-kept", "seat-returned", "asked-take-back", "asked-pause"],
  ...["agreed", "declined", "taken-back", "said", "rolled", "moved", "euro-taken", "euros-taken", "game-ended"],
  ...["begins", "round"],
];
const KEYS = ["roll", "walk", "take", "pick", "back"];

/** The values of the star in each key. */
const PARTS: Record<string, readonly (string | number)[]> = {
  "phrase-*": union(protocol, "Phrase"),
  "refusal-*.plain": enumeration(play, "Refusal"),
  "refused-*": [...union(protocol, "RefusalCode"), "no-connection", ...union(table, "IdleCode"), "instead", "missed"],
  "page-turn-time-*": union(protocol, "TurnTime"),
  "page-told-*": [...EVENTS_OF_THE_TABLE, ...EVENTS_OF_A_SEAT.flatMap((what) => [what, `${what}.you`])],
  "page-told-asked-*": union(protocol, "Question"),
  "page-told-asked-*.you": union(protocol, "Question"),
  "page-key-*": KEYS,
  "page-key-*.keys": KEYS,
  "page-player-*": PLAYERS,
  "page-player-*.about": PLAYERS,
  "page-trouble-*": ["offline", "failed", "busy", "too-fast", "no-such-table", "no-such-player", "unreadable"],
  "page-set-speed-*": union(settings, "Speed"),
  "page-set-theme-*": union(settings, "Theme"),
  "page-edition-*": EDITIONS,
  "page-switch-*": SWITCHES.map((name) => name.replaceAll("_", "-")),
  "course-*": LESSONS.map(({ name }) => name),
  "course-*.title": LESSONS.map(({ name }) => name),
  "course-*.done": LESSONS.map(({ name }) => name),
  "course-kind-*": ["a", "b", "c", "d"],
  "course-name-*": [2, 3],
  "rules-clause-*": CLAUSES,
  "rules-clause-*.title": CLAUSES,
  "rules-edition-*": EDITIONS,
  "rules-edition-*.title": EDITIONS,
  "rules-leaflets-*": LEAFLETS,
  "editor-flaw-*": FLAWS,
  "expected-*": enumeration(scanner, "Expected").filter((name) => !FLAWS.includes(name)),
  "review-grade-*": union(questions, "Grade"),
  "review-reason-*": enumeration(moveReasons, "ReasonKind"),
  "review-reason-*.you": ["gives-game", "gives-euro", "leaves-coin", "keeps-coin", "sends-away"],
  "page-prompt-*": ["starting", "tie", "roll"].flatMap((why) => ["", "-name", ".real", "-name.real"].map((how) => why + how)),
  "review-swing-*": ["luck", "doing"],
  "review-swing-*.you": ["luck", "doing"],
  "review-table-*": ["turn", "who", "roll", "move", "luck", "skill", "chance", "grade"],
  "replay-made-by-*": ["dice", "moves", "both"],
  "replay-chances-*": ["soon", "unknown", "failed"],
};

describe("every text key in the code", () => {
  const uses = Object.entries(sources).flatMap(([where, source]) => keysUsedIn(where, source));
  const fullKeys = uses.flatMap(({ key, where }) => {
    const keys = key.includes("*") ? (PARTS[key] ?? []).map((part) => key.replace("*", `${part}`)) : [key];
    return keys.map((each) => ({ key: each, where }));
  });

  beforeAll(async () => {
    await catalogue.need(...SHEETS);
    await catalogue.speak("en");
  });

  /** Whether a text exists; Fluent reports missing values as an error. */
  const isThere = (key: string): boolean => {
    try {
      return t(key) !== key;
    } catch {
      return true;
    }
  };

  test("is found", () => {
    const keys = uses.map(({ key }) => key);
    expect(keys).toContain("page-roll"); // in a component
    expect(keys).toContain("move-coin"); // in a module
    expect(keys).toContain("page-prompt-tie-name"); // one of two
    expect(keys).toContain("replay-first"); // passed on
    expect(keys.length).toBeGreaterThan(200);
  });

  test("has known values for its stars, and none are unused", () => {
    const composed = new Set(uses.map(({ key }) => key).filter((key) => key.includes("*")));
    expect([...composed].toSorted()).toEqual(Object.keys(PARTS).toSorted());
    for (const parts of Object.values(PARTS)) expect(parts.length).toBeGreaterThan(1);
  });

  test("is in the catalogue", () => {
    const missing = fullKeys.filter(({ key }) => !isThere(key)).map(({ key, where }) => `${key} (${where})`);
    expect(missing).toEqual([]);
  });

  test("without a star gets all the values that its text needs", () => {
    const whole = uses.filter(({ key }) => !key.includes("*"));
    const lacking = whole.flatMap(({ key, values, where }) => {
      try {
        if (values) t(key, Object.fromEntries(values.map((name) => [name, 1])));
        return [];
      } catch (error) {
        return [`${key} (${where}): ${String(error)}`];
      }
    });
    expect(lacking).toEqual([]);
  });

  test.each(Object.keys(LANGUAGES) as Language[])("is in the catalogue of %s", async (language) => {
    await catalogue.speak(language);
    expect(fullKeys.filter(({ key }) => !isThere(key)).map(({ key }) => key)).toEqual([]);
  });
});
