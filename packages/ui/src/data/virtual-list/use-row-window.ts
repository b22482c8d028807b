import { type RefObject, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import { useHydrating } from '../../internal/use-hydrating.ts';
import { mergedSpans, rowsBetween, rowTops, type Span } from '../internal/row-window.ts';

export type RowKey = string | number;

/** So many rows a server writes, and are rendered where it did: more than a screen shows. */
const FROM_SERVER = 30;
/** So many rows are rendered before it is known how high they are. Each costs time, and fewer show the height as well. */
const AT_FIRST = 12;
/** The pixels above and below what is seen that are rendered too, so that not every step of a scroll renders anew. */
const BEYOND = 200;
/** The rows on both sides of the one with the focus that are rendered wherever it is: Tab leads to them. */
const AROUND_FOCUS = 4;

/** Before anything was measured. */
const NO_TOPS = new Float64Array();

interface View {
  readonly top: number;
  readonly height: number;
}

interface RowWindow {
  /** The rows to render, in order. */
  readonly spans: readonly Span[];
  /** The height in pixels of the rows from one to another that are not rendered, the second one excluded. */
  readonly heightBetween: (from: number, to: number) => number;
  /** Whether there are more rows than the list has room for. */
  readonly scrolls: boolean;
  readonly onScroll: () => void;
  /** To be called with the row that got the focus. */
  readonly onRowFocus: (index: number) => void;
}

/**
 * What a list shows of its rows. Never more than the screen: while its style sheet is not there yet, a list is as high as all its rows, and
 * would render them all.
 */
function viewOf(list: HTMLElement): View {
  return { top: list.scrollTop, height: Math.min(list.clientHeight, window.innerHeight) };
}

/** The rows among what a list holds. */
function rowsIn(content: Element): HTMLElement[] {
  return [...content.children].filter((child): child is HTMLElement => child.hasAttribute('data-index'));
}

/**
 * Which rows of a list that scrolls are rendered: those in sight and a little more; the first and the last, to which Tab and Shift+Tab lead
 * from outside; and those around the focus, which therefore is never lost. Rows are measured when they are rendered first, when all of them
 * together become higher or lower, and before they go; what was not measured yet counts as high as the first rows are on average.
 *
 * @param list what scrolls
 * @param content what is in it: the rows and the room for others
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  count: number,
  keyOf: (index: number) => RowKey,
): RowWindow {
  const atFirst = useHydrating() ? FROM_SERVER : AT_FIRST;
  const [heights] = useState(() => new Map<RowKey, number>());
  const [estimate, setEstimate] = useState<number>();
  const [view, setView] = useState<View>({ top: 0, height: 0 });
  const [focused, setFocused] = useState<RowKey>();
  const [measured, setMeasured] = useReducer((times: number) => times + 1, 0);
  const [known] = useState(() => new WeakSet<Element>());
  const width = useRef(0);

  // The heights are changed in place; `measured` counts how often.
  const tops = useMemo(
    () => (estimate === undefined ? NO_TOPS : rowTops(count, (index) => heights.get(keyOf(index)), heights.size, estimate)),
    [count, keyOf, heights, estimate, measured],
  );
  const focusedIndex = useMemo(() => {
    for (let index = 0; focused !== undefined && index < count; index += 1) if (keyOf(index) === focused) return index;
    return undefined;
  }, [count, keyOf, focused]);

  const isMeasured = estimate !== undefined;
  const inView = isMeasured ? rowsBetween(tops, view.top - BEYOND, view.top + view.height + BEYOND) : { from: 0, to: atFirst - 1 };
  const around = focusedIndex === undefined ? [] : [{ from: focusedIndex - AROUND_FOCUS, to: focusedIndex + AROUND_FOCUS }];
  const ends = [
    { from: 0, to: 0 },
    { from: count - 1, to: count - 1 },
  ];
  const spans = mergedSpans(isMeasured ? [inView, ...ends, ...around] : [inView], count);

  /** Notes how high rows are. Returns their height in all, and whether one of them is another than was thought. */
  const note = (rows: readonly HTMLElement[]) => {
    let total = 0;
    let isNews = false;
    for (const row of rows) {
      const key = keyOf(Number(row.getAttribute('data-index')));
      // Read once: the browser makes sure each time that its layout is up to date.
      const height = row.offsetHeight;
      const before = heights.get(key);
      total += height;
      if (before === height) continue;
      isNews ||= height !== (before ?? estimate);
      heights.set(key, height);
    }
    return { total, isNews };
  };

  /** Measures the rows that were rendered just now, and those of them that come back. */
  const measure = useEffectEvent(() => {
    const element = list.current;
    // What is not laid out has no heights: it is measured when it gets a size.
    if (!element || !content.current || element.clientHeight === 0) return;
    const fresh = rowsIn(content.current).filter((row) => !known.has(row));
    for (const row of fresh) known.add(row);
    const { total, isNews } = note(fresh);
    if (estimate === undefined && fresh.length > 0) setEstimate(total / fresh.length);
    else if (isNews) setMeasured();
    const next = viewOf(element);
    if (view.height !== next.height) setView(next);
  });

  const resized = useEffectEvent(() => {
    const element = list.current;
    if (!element || !content.current || element.clientHeight === 0) return;
    if (element.clientWidth !== width.current) {
      // Every row may break its lines elsewhere.
      width.current = element.clientWidth;
      heights.clear();
      setMeasured();
    }
    if (note(rowsIn(content.current)).isNews) setMeasured();
    measure();
  });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !content.current) return;
    width.current = element.clientWidth;
    // Of both, and not of each row, which cost more than all else of a step of scrolling.
    const observer = new ResizeObserver(resized);
    observer.observe(element);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [list, content, resized]);

  useLayoutEffect(() => measure());

  return {
    spans,
    // Less than a pixel is what rounding leaves over.
    scrolls: (tops[count] ?? 0) - view.height >= 1,
    heightBetween: (from, to) => (tops[to] ?? 0) - (tops[from] ?? 0),
    onScroll: () => {
      const element = list.current;
      if (!element || !content.current || !isMeasured) return;
      const rows = content.current;
      const next = viewOf(element);
      const seen = rowsBetween(tops, next.top, next.top + next.height);
      // Before the frame is painted: nobody sees the room of rows that come later.
      if (seen.from >= inView.from && seen.to <= inView.to) return;
      flushSync(() => {
        // One of them may have grown in this very frame; once it is gone, nobody knows.
        if (note(rowsIn(rows)).isNews) setMeasured();
        setView(next);
      });
    },
    onRowFocus: (index) => setFocused(keyOf(index)),
  };
}
