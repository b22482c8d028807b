import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { dataTableTexts } from './data-table.texts.ts';

/** The least width of a column, in pixels: a short word and the arrow of its order. */
const LEAST = 64;
/** What one press of an arrow key adds, in pixels. */
const STEP = 16;

export interface ColumnEdgeProps {
  /** The name of the column. */
  label: string;
  /** The width that somebody gave it; without one it has that of its class. */
  width: number | undefined;
  onWidthChange: (width: number | null) => void;
}

/** The most that a column may take: what the others leave when those without a width of their own keep the least. */
function most(heading: HTMLElement): number {
  const others = [...(heading.parentElement?.children ?? [])].filter((each) => each !== heading);
  const taken = others.reduce(
    (sum, each) => sum + (each instanceof HTMLElement && !('flexible' in each.dataset) ? each.offsetWidth : LEAST),
    0,
  );
  return Math.max(LEAST, (heading.parentElement?.offsetWidth ?? 0) - taken);
}

/** The edge between two headings: dragged, or moved by Left and Right, it sizes the column before it; a double press gives it its first width. */
export function ColumnEdge({ label, width, onWidthChange }: ColumnEdgeProps) {
  const t = useTexts(dataTableTexts);
  const drag = useRef<{ readonly x: number; readonly from: number }>(null);
  const [measured, setMeasured] = useState(LEAST);
  const headingOf = (edge: Element) => edge.closest('th');

  function size(edge: Element, to: number) {
    const heading = headingOf(edge);
    if (heading) onWidthChange(Math.round(Math.min(most(heading), Math.max(LEAST, to))));
  }
  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, from: headingOf(event.currentTarget)?.offsetWidth ?? 0 };
  }
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const step = event.key === 'ArrowRight' ? STEP : event.key === 'ArrowLeft' ? -STEP : 0;
    if (step !== 0) size(event.currentTarget, (headingOf(event.currentTarget)?.offsetWidth ?? 0) + step);
    else if (event.key === 'Escape' || event.key === 'Delete') onWidthChange(null);
    else return;
    event.preventDefault();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved.
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t('width', { column: label })}
      aria-valuenow={width ?? measured}
      onFocus={(event) => setMeasured(headingOf(event.currentTarget)?.offsetWidth ?? LEAST)}
      aria-valuemin={LEAST}
      tabIndex={0}
      onPointerDown={begin}
      onPointerMove={(event) => drag.current && size(event.currentTarget, drag.current.from + event.clientX - drag.current.x)}
      onPointerUp={() => {
        drag.current = null;
      }}
      onDoubleClick={() => onWidthChange(null)}
      onKeyDown={handleKey}
      className="g:absolute g:inset-y-0 g:-end-1.5 g:z-10 g:w-2.5 g:cursor-col-resize g:touch-none g:rounded-sm g:hover:bg-surface-3"
    />
  );
}
