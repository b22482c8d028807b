import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import { mergedSpans, rowsBetween, type Span } from '../internal/row-window.ts';

/** With no more lines than these all are rendered: the browser's own search and a print have them all. */
const ALL = 200;
/** The pixels above and below the screen that are rendered too. */
const BEYOND = 900;
/** The lines on both sides of the one with the focus that are rendered wherever it is: Tab and arrows lead to them. */
const AROUND_FOCUS = 4;
/** Before anything is measured, in pixels. */
const FIRST_HEIGHTS = { row: 32, section: 28 };

interface RowsInSight {
  /** The lines to render, in order; undefined when all are. */
  readonly spans: readonly Span[] | undefined;
  /** The height in pixels of the lines from one to another, the second one excluded. */
  readonly heightBetween: (from: number, to: number) => number;
}

/**
 * Which lines of a table are rendered while the page scrolls: those in sight with some more, the first and the last, and those around the focus.
 * All rows are equally high, and so are all lines between them: both are measured once.
 */
export function useRowsInSight(
  body: RefObject<HTMLTableSectionElement | null>,
  lines: readonly { readonly isRow: boolean }[],
  focused: number,
): RowsInSight {
  const count = lines.length;
  const isWindow = count > ALL;
  const [heights, setHeights] = useState(FIRST_HEIGHTS);
  const [view, setView] = useState({ top: 0, height: 0 });
  const tops = useMemo(() => {
    const sums = new Float64Array(count + 1);
    for (let index = 0; index < count; index += 1) {
      sums[index + 1] = (sums[index] ?? 0) + (lines[index]?.isRow ? heights.row : heights.section);
    }
    return sums;
  }, [lines, count, heights]);
  // Before anything was measured: the height of a large screen.
  const inView = rowsBetween(tops, view.top - BEYOND, view.top + (view.height || BEYOND) + BEYOND);

  const look = useEffectEvent((scrolled: boolean) => {
    const element = body.current;
    if (!element || !isWindow) return;
    const next = { top: Math.max(0, -element.getBoundingClientRect().top), height: window.innerHeight };
    const seen = rowsBetween(tops, next.top, next.top + next.height);
    // Half of what is rendered beyond the screen is left to the scroll that goes on meanwhile.
    const near = rowsBetween(tops, next.top - BEYOND / 2, next.top + next.height + BEYOND / 2);
    if (view.height > 0 && near.from >= inView.from && near.to <= inView.to) return;
    const isBlank = scrolled && (seen.from < inView.from || seen.to > inView.to);
    // Before the frame is painted: nobody sees the room of rows that come later.
    if (isBlank) flushSync(() => setView(next));
    else setView(next);
  });
  const measure = useEffectEvent(() => {
    const row = body.current?.querySelector<HTMLElement>(':scope > [data-row]')?.offsetHeight || heights.row;
    const section = body.current?.querySelector<HTMLElement>(':scope > [data-section]')?.offsetHeight || heights.section;
    if (row !== heights.row || section !== heights.section) setHeights({ row, section });
  });

  useLayoutEffect(() => measure());
  useEffect(() => {
    const element = body.current;
    if (!isWindow || !element) return;
    const follow = () => look(true);
    // The density may change, and with it the height of the rows.
    const observer = new ResizeObserver(() => measure());
    observer.observe(element);
    look(false);
    window.addEventListener('scroll', follow, { passive: true, capture: true });
    window.addEventListener('resize', follow);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [body, isWindow]);

  return {
    spans: isWindow
      ? mergedSpans(
          [
            inView,
            { from: 0, to: 0 },
            { from: count - 1, to: count - 1 },
            ...(focused < 0 ? [] : [{ from: focused - AROUND_FOCUS, to: focused + AROUND_FOCUS }]),
          ],
          count,
        )
      : undefined,
    heightBetween: (from, to) => (tops[to] ?? 0) - (tops[from] ?? 0),
  };
}
