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

/** The rows among the children of a list. */
function rowsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-index]')];
}

/**
 * Which rows of a list that scrolls are rendered: those in sight and a little more; the first and the last, to which Tab and Shift+Tab lead
 * from outside; and those around the focus, which therefore is never lost. Rows are measured when they are rendered first and when their
 * size changes, and what was not measured yet counts as high as the first rows are on average.
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number, keyOf: (index: number) => RowKey): RowWindow {
  const atFirst = useHydrating() ? FROM_SERVER : AT_FIRST;
  const [heights] = useState(() => new Map<RowKey, number>());
  const [estimate, setEstimate] = useState<number>();
  const [view, setView] = useState<View>({ top: 0, height: 0 });
  const [focused, setFocused] = useState<RowKey>();
  const [measured, setMeasured] = useReducer((times: number) => times + 1, 0);
  const sizes = useRef<ResizeObserver | null>(null);
  const [observed] = useState(() => new WeakSet<Element>());
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

  /** Notes how high rows are. Returns whether that is news. */
  const note = (rows: readonly HTMLElement[]): boolean => {
    let isNews = false;
    for (const row of rows) {
      const key = keyOf(Number(row.dataset['index']));
      if (heights.get(key) === row.offsetHeight) continue;
      isNews ||= row.offsetHeight !== (heights.get(key) ?? estimate);
      heights.set(key, row.offsetHeight);
    }
    return isNews;
  };

  /** Measures the rows that were rendered just now, and those of them that come back. */
  const measure = useEffectEvent(() => {
    const element = list.current;
    // What is not laid out has no heights: it is measured when it gets a size.
    if (!element || element.clientHeight === 0) return;
    const fresh = rowsIn(element).filter((row) => !observed.has(row));
    for (const row of fresh) {
      observed.add(row);
      sizes.current?.observe(row);
    }
    const isNews = note(fresh);
    const total = fresh.reduce((sum, row) => sum + row.offsetHeight, 0);
    if (estimate === undefined && fresh.length > 0) setEstimate(total / fresh.length);
    else if (isNews) setMeasured();
    const next = viewOf(element);
    if (view.height !== next.height) setView(next);
  });

  const resized = useEffectEvent((elements: readonly Element[]) => {
    const element = list.current;
    if (!element) return;
    if (element.clientWidth !== width.current) {
      // Every row may break its lines elsewhere.
      width.current = element.clientWidth;
      heights.clear();
      setMeasured();
    }
    const rows = elements.filter((row): row is HTMLElement => row instanceof HTMLElement && row !== element);
    for (const row of rows) if (!row.isConnected) sizes.current?.unobserve(row);
    if (note(rows.filter(({ isConnected }) => isConnected))) setMeasured();
    measure();
  });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    width.current = element.clientWidth;
    const observer = new ResizeObserver((entries) => resized(entries.map(({ target }) => target)));
    sizes.current = observer;
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, resized]);

  useLayoutEffect(() => measure());

  return {
    spans,
    // Less than a pixel is what rounding leaves over.
    scrolls: (tops[count] ?? 0) - view.height >= 1,
    heightBetween: (from, to) => (tops[to] ?? 0) - (tops[from] ?? 0),
    onScroll: () => {
      const element = list.current;
      if (!element || !isMeasured) return;
      const next = viewOf(element);
      const seen = rowsBetween(tops, next.top, next.top + next.height);
      // Before the frame is painted: nobody sees the room of rows that come later.
      if (seen.from >= inView.from && seen.to <= inView.to) return;
      flushSync(() => {
        // One of them may have grown in this very frame; once it is gone, nobody knows.
        if (note(rowsIn(element))) setMeasured();
        setView(next);
      });
    },
    onRowFocus: (index) => setFocused(keyOf(index)),
  };
}
