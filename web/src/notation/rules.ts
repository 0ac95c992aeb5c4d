/** The text that names the rules, as its parts: an edition, a target and options. */

/** The rules of a game whose record or address names none. */
export const STANDARD_RULES = "standard";


export const EDITIONS = ["standard", "classic"] as const;
export const TARGETS = [3, 2, 1] as const;
export const SWITCHES = ["wild_may_pass", "both_collect", "empty_restart"] as const;

export interface RuleChoice {
  readonly edition: string;
  readonly target: number;
  readonly switches: readonly string[];
}

const USUAL_TARGET = 3;
const TARGET = /^target=(\d+)$/;

/** Reads the parts, known or not: which there are is the server's to say. */
export function readRules(text: string): RuleChoice {
  const [edition = "", ...more] = text.split("+");
  const target = more.map((word) => TARGET.exec(word)?.[1]).find((word) => word !== undefined);
  return {
    edition,
    target: Number(target ?? USUAL_TARGET),
    switches: more.filter((word) => !TARGET.test(word)),
  };
}

/** Whether a mark says where nobody may be given more. */
export const hasLimit = ({ edition }: RuleChoice): boolean => edition !== "classic";

export function writeRules({ edition, target, switches }: RuleChoice): string {
  const inOrder = [
    ...SWITCHES.filter((name) => switches.includes(name)),
    ...switches.filter((name) => !(SWITCHES as readonly string[]).includes(name)),
  ];
  return [edition, ...inOrder, ...(target === USUAL_TARGET ? [] : [`target=${target}`])].join("+");
}
