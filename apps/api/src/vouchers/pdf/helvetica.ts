/** The widths of the characters 0x20 to 0x7e of Helvetica, in thousandths of the size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278,
  278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722,
  667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556,
  556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
] as const;
const FIRST = 0x20;
/** No character is wider: what has no width of its own never leaves its line. */
const WIDEST = 1000;
/** Bold letters are at most so much wider. */
const BOLD = 1.12;

function widthOf(code: number): number {
  const own = WIDTHS[code - FIRST];
  if (own !== undefined) return own;
  // A letter with a mark is as wide as without it.
  const base = String.fromCharCode(code).normalize('NFD').charCodeAt(0);
  // Of the narrow letters, the dot is narrower than a mark.
  return code >= 0xec && code <= 0xef ? 278 : (WIDTHS[base - FIRST] ?? WIDEST);
}

/** How wide a text is in Helvetica of a size, in points. Bold text is measured generously. */
export function textWidth(codes: readonly number[], size: number, bold = false): number {
  const sum = codes.reduce((total, code) => total + widthOf(code), 0);
  return (sum * size * (bold ? BOLD : 1)) / 1000;
}
