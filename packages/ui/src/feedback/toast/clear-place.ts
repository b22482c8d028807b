/** A rectangle of the screen, in px. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A place on the screen: the top of a box, and how far its right edge is from that of the screen, in px. */
export interface Place {
  readonly top: number;
  readonly right: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The height of what two boxes have in common; 0 when they lie apart. */
function overlap(a: Box, b: Box): number {
  const apart = a.left >= b.right || a.right <= b.left || a.top >= b.bottom || a.bottom <= b.top;
  return apart ? 0 : Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
}

/** How much worse it is to cover a px of an obstacle than one of what stays clear where there is room. */
const WORSE = 1000;

/**
 * The place of a box of the given size that covers none of the obstacles: as high as possible, and there as far to the right as possible, but not
 * in the left third of the screen unless the box is that wide. Where there is no such place, the one where it covers the least.
 *
 * @param ifRoom what is not covered, either, where there is room for it
 */
export function clearPlace({ width, height }: Size, screen: Box, obstacles: readonly Box[], ifRoom: readonly Box[] = []): Place {
  const all = [...obstacles, ...ifRoom];
  const farthest = Math.min(screen.left + (screen.right - screen.left) / 3, screen.right - width);
  const rights = [screen.right, ...all.map(({ left }) => left)].filter((right) => right <= screen.right && right - width >= farthest);
  const tops = [screen.top, ...all.map(({ bottom }) => bottom)].filter((top) => top >= screen.top && top + height <= screen.bottom);
  let best: Place = { top: screen.top, right: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const top of tops.sort((a, b) => a - b)) {
    for (const right of [...new Set(rights)].sort((a, b) => b - a)) {
      const box = { top, bottom: top + height, left: right - width, right };
      const coveredOf = (boxes: readonly Box[]) => boxes.reduce((sum, obstacle) => sum + overlap(box, obstacle), 0);
      const covered = WORSE * coveredOf(obstacles) + coveredOf(ifRoom);
      if (covered >= least) continue;
      least = covered;
      best = { top, right: screen.right - right };
    }
  }
  return best;
}
