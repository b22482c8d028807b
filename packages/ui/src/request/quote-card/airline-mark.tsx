export interface AirlineMarkProps {
  /** The airline's IATA code. */
  code: string;
}

/** An airline's code on a small plate. Decorative: the name stands beside it. */
export function AirlineMark({ code }: AirlineMarkProps) {
  return (
    <span
      aria-hidden="true"
      className="g:inline-flex g:h-5 g:min-w-7 g:shrink-0 g:items-center g:justify-center g:rounded-md g:bg-air-soft g:px-1 g:font-semibold g:text-air g:text-xs"
    >
      {code}
    </span>
  );
}
