/** Spatial navigation: the nearest element in the direction of an arrow key. */

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ASIDE = 1.5; // how much farther something seems that lies to the side
const LEVEL = 4; // pixels within which two things lie on one line

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** Where an arrow leads from here; null where nothing lies in that direction. */
export function nearestInDirection<Thing extends Element>(here: Element, things: readonly Thing[], arrow: string): Thing | null {
  const [right, down] = DIRECTIONS[arrow] ?? [0, 0];
  const [x, y] = middleOf(here);
  let nearest: Thing | null = null;
  let least = Infinity;
  for (const thing of things) {
    const [toX, toY] = middleOf(thing);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    const way = ahead + ASIDE * aside;
    if (thing === here || ahead < LEVEL || way >= least) continue;
    nearest = thing;
    least = way;
  }
  return nearest;
}

function middleOf(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
