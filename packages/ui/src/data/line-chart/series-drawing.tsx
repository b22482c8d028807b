/** How the series of a chart are drawn, in their order: by line and by mark, not by colour alone. */
const LOOKS = [
  { line: 'g:stroke-accent g:forced-colors:stroke-[Highlight]', mark: 'g:fill-accent g:forced-colors:fill-[Highlight]', dashes: undefined },
  { line: 'g:stroke-ink-2 g:forced-colors:stroke-[CanvasText]', mark: 'g:fill-ink-2 g:forced-colors:fill-[CanvasText]', dashes: '6 4' },
] as const;
/** Half a mark, in pixels. */
const HALF = 3.5;

const lookOf = (index: number) => LOOKS[index % LOOKS.length] ?? LOOKS[0];

interface MarkProps {
  index: number;
  x: string;
  y: string;
}

function Mark({ index, x, y }: MarkProps) {
  const { mark } = lookOf(index);
  if (index % LOOKS.length === 0) return <circle cx={x} cy={y} r={HALF} className={mark} />;
  return <rect x={x} y={y} width={2 * HALF} height={2 * HALF} transform={`translate(${-HALF} ${-HALF})`} className={mark} />;
}

/** A place in the drawing, in percent of its width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A series as a line through its marks. Places are attributes: in a style they would need an exception in a page's policy. */
export function SeriesDrawing({ index, places }: { index: number; places: readonly Place[] }) {
  const { line, dashes } = lookOf(index);
  return (
    <g className="g:own">
      {places.slice(1).map((to, before) => {
        const from = places[before] ?? to;
        return (
          <line
            key={to.x}
            x1={`${from.x}%`}
            y1={`${from.y}%`}
            x2={`${to.x}%`}
            y2={`${to.y}%`}
            strokeWidth="2"
            strokeDasharray={dashes}
            className={line}
          />
        );
      })}
      {places.map(({ x, y }) => (
        <Mark key={x} index={index} x={`${x}%`} y={`${y}%`} />
      ))}
    </g>
  );
}

/** The line and the mark of a series, beside its name. */
export function SeriesSample({ index }: { index: number }) {
  const { line, dashes } = lookOf(index);
  return (
    <svg aria-hidden="true" className="g:h-3 g:w-7 g:shrink-0">
      <line x1="0" x2="100%" y1="50%" y2="50%" strokeWidth="2" strokeDasharray={dashes} className={line} />
      <Mark index={index} x="50%" y="50%" />
    </svg>
  );
}
