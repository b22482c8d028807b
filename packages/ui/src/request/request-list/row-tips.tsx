import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { onDemand } from '../../on-demand/index.ts';
import type { PlacedTip } from './tip-over.tsx';

// Fetched when somebody points at a row or reaches one by keyboard: the first screen does not wait for it.
const TipOver = onDemand(async () => (await import('./tip-over.tsx')).TipOver);

/** How long pointer or focus rest before a tip shows, in ms, as for any tooltip. */
const REST = 400;

/** The words of a part of a row that shows less than it has to say: a name that is cut, what a sign means, the moment behind "em 2 h". */
function wordsOf(part: Element): string | undefined {
  if (part.hasAttribute('data-cut')) return part.scrollWidth > part.clientWidth ? (part.textContent ?? undefined) : undefined;
  return part.getAttribute('title') ?? undefined;
}

function partUnder({ target, clientX, clientY }: PointerEvent): Element | undefined {
  if (!(target instanceof Element)) return;
  const row = target.closest('[data-row]');
  // A link lies over the row that opens: the browser itself shows the titles only in one that does not.
  const parts = row?.querySelectorAll(row.querySelector('a[href]') ? '[data-cut], [title]' : '[data-cut]') ?? [];
  return [...parts].findLast((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
}

export interface RowTipsProps {
  children: ReactNode;
}

/**
 * Shows what the rows inside (`data-row`) have no room to say: of a name that is cut (`data-cut`) and of what has a `title`. The pointer shows
 * the part under it; the keyboard focus on the row's link all its cut names and the moment of its deadline. A screen reader has them anyway.
 *
 * Keyboard: Escape hides it.
 * @see B-040
 */
export function RowTips({ children }: RowTipsProps) {
  const [tip, setTip] = useState<PlacedTip>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const over = useRef<Element>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function hide() {
    clearTimeout(timer.current);
    over.current = undefined;
    setTip(undefined);
  }

  function showSoon(part: Element, linesNow: () => readonly string[]) {
    void TipOver.preload().catch(() => undefined);
    over.current = part;
    timer.current = setTimeout(() => {
      const lines = linesNow();
      if (lines.length > 0 && part.isConnected) setTip({ place: part.getBoundingClientRect(), lines });
    }, REST);
  }

  function handlePointerMove(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    const part = partUnder(event);
    if (part === over.current) return;
    hide();
    if (part) showSoon(part, () => [wordsOf(part)].filter((words) => words !== undefined));
  }

  function handleFocus({ target }: FocusEvent) {
    hide();
    const row = target.matches('a:focus-visible') ? target.closest('[data-row]') : null;
    if (!row) return;
    const spoken = () => [...row.querySelectorAll('time[title], [data-cut]')].map(wordsOf).filter((words) => words !== undefined);
    showSoon(row.querySelector('time[title]') ?? target, spoken);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It watches what happens in the rows inside, and is no control itself.
    <div className="g:own" onPointerMove={handlePointerMove} onPointerLeave={hide} onPointerDown={hide} onFocus={handleFocus} onBlur={hide}>
      {children}
      {tip && <TipOver {...tip} onClose={() => setTip(undefined)} />}
    </div>
  );
}
