import { converter, type Oklch, parse } from 'culori';

const toOklch = converter('oklch');

/**
 * The colour that somebody typed: hexadecimal of 3 or 6 digits, with or without `#`, or `oklch(…)`. `undefined` for anything else, also for
 * a colour that lets the ground through: its contrast would depend on what is below.
 */
export function readColour(text: string): Oklch | undefined {
  const trimmed = text.trim().toLowerCase();
  if (!/^(#?(?:[0-9a-f]{3}){1,2}|oklch\(.*\))$/.test(trimmed)) return undefined;
  const read = toOklch(parse(trimmed));
  if (!read || (read.alpha ?? 1) < 1) return undefined;
  return { mode: 'oklch', l: Math.min(Math.max(read.l, 0), 1), c: Math.max(read.c, 0), h: read.h ?? 0 };
}
