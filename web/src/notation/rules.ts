/** Reads and writes the text that names the rules: an edition, a target and options. */

/** The default rules, for a record or an address without rules. */
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

/** Read the parts, unknown ones too: only the server knows all of them. */
export function readRules(text: string): RuleChoice {
  const [edition = "", ...more] = text.split("+");
  const target = more.map((word) => TARGET.exec(word)?.[1]).find((word) => word !== undefined);
  return {
    edition,
    target: Number(target ?? USUAL_TARGET),
    switches: more.filter((word) => !TARGET.test(word)),
  };
}

/** Whether stacks have a limit, which a mark shows. */
export const hasLimit = ({ edition }: RuleChoice): boolean => edition !== "classic";

export function writeRules({ edition, target, switches }: RuleChoice): string {
  const inOrder = [
    ...SWITCHES.filter((name) => switches.includes(name)),
    ...switches.filter((name) => !(SWITCHES as readonly string[]).includes(name)),
  ];
  return [edition, ...inOrder, ...(target === USUAL_TARGET ? [] : [`target=${target}`])].join("+");
}
