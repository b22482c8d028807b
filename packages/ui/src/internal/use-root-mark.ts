import { useLayoutEffect } from 'react';

type RootMark = 'scroll-lock' | 'app-shell' | 'front-door' | 'print-part';

/** How many mounted components want each mark. */
const wanted = new Map<RootMark, number>();

function change(mark: RootMark, by: 1 | -1): void {
  const count = (wanted.get(mark) ?? 0) + by;
  wanted.set(mark, count);
  document.documentElement.toggleAttribute(`data-guiche-${mark}`, count > 0);
}

/**
 * Sets the attribute `data-guiche-<mark>` on the root element until the returned function has been called as often as this one: for the rules of
 * `page.css` and `own.css` about the page as a whole. Not `html:has(…)`: the browser checks such a rule at each change of the page, which cost an opened list a
 * tenth of its time.
 */
export function markRoot(mark: RootMark): () => void {
  change(mark, 1);
  return () => change(mark, -1);
}

/** While a component with it is mounted, the root element has the mark, from the first frame on. */
export function useRootMark(mark: RootMark): void {
  useLayoutEffect(() => markRoot(mark), [mark]);
}
