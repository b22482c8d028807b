import type { Range } from '@guiche/domain/results';
import type { Ref } from 'react';

interface SliderDrawingProps {
  ends: Range;
  shown: Range;
  disabled: boolean;
  /** The drawing, whose sides are the two ends. */
  ref: Ref<SVGSVGElement>;
}

const HANDLES = ['min', 'max'] as const;

/**
 * Track, chosen part and handles. A drawing, because a place in it is an attribute: a place in a style would need an exception in the
 * Content-Security-Policy of a page that a server renders.
 */
export function SliderDrawing({ ends, shown, disabled, ref }: SliderDrawingProps) {
  const length = ends.max - ends.min || 1;
  const place = (value: number) => `${((value - ends.min) / length) * 100}%`;
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      className="g:pointer-events-none g:absolute g:inset-x-3 g:inset-y-0 g:h-full g:w-[calc(100%-24px)] g:overflow-visible g:rtl:[transform:scaleX(-1)]"
    >
      <line
        x1="0"
        x2="100%"
        y1="50%"
        y2="50%"
        strokeWidth="4"
        strokeLinecap="round"
        className="g:stroke-surface-3 g:forced-colors:stroke-[GrayText]"
      />
      <line
        data-part="chosen"
        x1={place(shown.min)}
        x2={place(shown.max)}
        y1="50%"
        y2="50%"
        strokeWidth="4"
        className={disabled ? 'g:stroke-ink-3 g:forced-colors:stroke-[GrayText]' : 'g:stroke-accent g:forced-colors:stroke-[Highlight]'}
      />
      {HANDLES.map((handle) => (
        <g key={handle} data-drawn={handle} className="g:own">
          <circle
            cx={place(shown[handle])}
            cy="50%"
            r="8"
            strokeWidth="2"
            className={
              disabled
                ? 'g:fill-surface-2 g:stroke-ink-3 g:forced-colors:fill-[Canvas] g:forced-colors:stroke-[GrayText]'
                : 'g:fill-surface-1 g:stroke-accent g:forced-colors:fill-[Canvas] g:forced-colors:stroke-[Highlight]'
            }
          />
          <circle
            data-ring={handle}
            cx={place(shown[handle])}
            cy="50%"
            r="11"
            strokeWidth="2"
            className="g:fill-none g:stroke-accent g:opacity-0 g:forced-colors:stroke-[Highlight]"
          />
        </g>
      ))}
    </svg>
  );
}
