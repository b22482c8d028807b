import { useLayoutEffect } from 'react';

type RootMark = 'scroll-lock' | 'app-shell' | 'front-door';

/** How many mounted components want each mark. */
const wanted = new Map<RootMark, number>();

function change(mark: RootMark, by: 1 | -1): void {
  const count = (wanted.get(mark) ?? 0) + by;
  wanted.set(mark, count);
  document.documentElement.toggleAttribute(`data-guiche-${mark}`, count > 0);
}

/**
 * While a component with it is mounted, the root element has the attribute `data-guiche-<mark>`, for the rules of `page.css` about the page as
 * a whole. Not `html:has(…)`: the browser checks such a rule at each change of the page, which cost an opened list a tenth of its time.
 */
export function useRootMark(mark: RootMark): void {
  useLayoutEffect(() => {
    change(mark, 1);
    return () => change(mark, -1);
  }, [mark]);
}
