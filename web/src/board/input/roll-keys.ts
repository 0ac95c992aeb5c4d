/** Space and Enter roll the die, unless another control has the focus. */

export function rollKeys(canRoll: () => boolean, rollDie: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if ((event.target as Element).closest?.("button, a, input, textarea, select, dialog, summary")) return;
    if (!canRoll() || (event.key !== " " && event.key !== "Enter")) return;
    event.preventDefault();
    rollDie();
  };
}
