/** Spatial navigation: the nearest element in the direction of an arrow key. */

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ASIDE = 1.5; // the weight of a sideways distance
const LEVEL = 4; // pixels within which two elements are on one line

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** Return the nearest element in the direction of an arrow; null if there is none. */
export function nearestInDirection<Target extends Element>(from: Element, elements: readonly Target[], arrow: string): Target | null {
  const [right, down] = DIRECTIONS[arrow] ?? [0, 0];
  const [x, y] = middleOf(from);
  let nearest: Target | null = null;
  let least = Infinity;
  for (const element of elements) {
    const [toX, toY] = middleOf(element);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    const distance = ahead + ASIDE * aside;
    if (element === from || ahead < LEVEL || distance >= least) continue;
    nearest = element;
    least = distance;
  }
  return nearest;
}

function middleOf(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
