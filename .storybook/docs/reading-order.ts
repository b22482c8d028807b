/** Where something stands in a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];

/** Whether a point is in a box, or nearer to it than `room`. */
export const contains = (outer: Box, [x, y]: Point, room = 0) =>
  x > outer.left - room && x < outer.left + outer.width + room && y > outer.top - room && y < outer.top + outer.height + room;

/** The point at the same share of width and height: 0 is the first corner, 1 the last. */
export const corner = ({ left, top, width, height }: Box, share: number): Point => [left + width * share, top + height * share];

export const encloses = (outer: Box, inner: Box) => contains(outer, corner(inner, 0), 1) && contains(outer, corner(inner, 1), 1);

/**
 * What stands in a picture as one reads it: row by row, each from the left. A part around others is read before them; what is not in the
 * picture comes last.
 */
export function inReadingOrder<Part extends { readonly box: Box | undefined }>(parts: readonly Part[]): Part[] {
  const shown = parts.flatMap((part) => (part.box ? [{ part, box: part.box }] : []));
  const isAround = (outer: Box) => shown.some(({ box }) => box !== outer && encloses(outer, box) && !encloses(box, outer));
  const rows: { part: Part; box: Box }[][] = [];
  // Of those with one top a part around others comes first, and a low one before a high one, which would draw the next row into its own.
  const byTop = [...shown].sort(
    (a, b) => a.box.top - b.box.top || Number(isAround(b.box)) - Number(isAround(a.box)) || a.box.height - b.box.height,
  );
  for (const one of byTop) {
    const row = rows.at(-1);
    const first = row?.[0]?.box;
    const isBeside = first && !isAround(first) && !isAround(one.box) && one.box.top < first.top + first.height / 2;
    if (row && isBeside) row.push(one);
    else rows.push([one]);
  }
  const read = rows.flatMap((row) => row.sort((a, b) => a.box.left - b.box.left).map(({ part }) => part));
  return [...read, ...parts.filter(({ box }) => !box)];
}
