/** How many series are told apart without their colours. */
export const CHART_LOOKS = 4;

const SOLID = [
  { fill: 'g:fill-accent g:forced-colors:fill-[Highlight]', stroke: 'g:stroke-accent g:forced-colors:stroke-[Highlight]' },
  undefined,
  { fill: 'g:fill-ink-3 g:forced-colors:fill-[CanvasText]', stroke: 'g:stroke-ink-3 g:forced-colors:stroke-[CanvasText]' },
] as const;

/** The place of a series among the looks. */
const placeOf = (index: number) => index % CHART_LOOKS;

/** The hatching and the dots of a chart, by an id that the chart makes up. Once in each chart. */
export function ChartPatterns({ id }: { id: string }) {
  return (
    <svg aria-hidden="true" width="0" height="0" className="g:absolute">
      <defs className="g:own">
        <pattern className="g:own" id={`${id}-1`} patternUnits="userSpaceOnUse" width="5" height="5" patternTransform="rotate(45)">
          <rect width="5" height="5" className="g:fill-surface-1 g:forced-colors:fill-[Canvas]" />
          <line x1="1" x2="1" y1="0" y2="5" strokeWidth="2" className="g:stroke-ink-2 g:forced-colors:stroke-[CanvasText]" />
        </pattern>
        <pattern className="g:own" id={`${id}-3`} patternUnits="userSpaceOnUse" width="5" height="5">
          <rect width="5" height="5" className="g:fill-surface-2 g:forced-colors:fill-[Canvas]" />
          <circle cx="2.5" cy="2.5" r="1.5" className="g:fill-accent g:forced-colors:fill-[Highlight]" />
        </pattern>
      </defs>
    </svg>
  );
}

/** What fills the surface of a series. @see ChartPatterns, which has to be in the chart */
export function chartFill(id: string, index: number): { readonly fill?: string; readonly className?: string } {
  const place = placeOf(index);
  const solid = SOLID[place];
  return solid ? { className: solid.fill } : { fill: `url(#${id}-${place})` };
}

/** What a line of the width of a surface is drawn with. */
export function chartStroke(id: string, index: number): { readonly stroke?: string; readonly className: string } {
  const place = placeOf(index);
  const solid = SOLID[place];
  return solid ? { className: `g:fill-none ${solid.stroke}` } : { stroke: `url(#${id}-${place})`, className: 'g:fill-none' };
}

/** The surface of a series, beside its name. */
export function ChartSample({ id, index }: { id: string; index: number }) {
  return (
    <svg aria-hidden="true" className="g:h-3 g:w-7 g:shrink-0">
      <rect width="100%" height="100%" rx="2" {...chartFill(id, index)} />
    </svg>
  );
}
