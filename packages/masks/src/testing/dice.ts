/** Pseudo-random whole numbers from 0 to below a limit. */
export type Dice = (below: number) => number;

/** The same numbers for the same seed, other ones for the next seed (mulberry32). */
export function dice(seed: number): Dice {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export const DIGITS = '0123456789';

export function pick(roll: Dice, chars: string, length: number): string {
  return Array.from({ length }, () => chars[roll(chars.length)]).join('');
}

/** One of a list, which is not empty. */
export function oneOf<Item>(roll: Dice, items: readonly Item[]): Item {
  const item = items[roll(items.length)];
  if (item === undefined) throw new RangeError('There is nothing to choose from.');
  return item;
}
