/** Space and Enter throw the die, wherever nothing else wants them. */

export function throwKeys(canThrow: () => boolean, throwDie: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if ((event.target as Element).closest?.("button, a, input, textarea, select, dialog, summary")) return;
    if (!canThrow() || (event.key !== " " && event.key !== "Enter")) return;
    event.preventDefault();
    throwDie();
  };
}
