/** Space and Enter roll the die, unless another control has the focus. */

export function rollKeys(canThrow: () => boolean, throwDie: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if ((event.target as Element).closest?.("button, a, input, textarea, select, dialog, summary")) return;
    if (!canThrow() || (event.key !== " " && event.key !== "Enter")) return;
    event.preventDefault();
    throwDie();
  };
}
