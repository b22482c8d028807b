export interface AirlineMarkProps {
  /** The airline's IATA code. */
  code: string;
}

/** An airline's code on a small plate. Decorative: the name stands beside it. */
export function AirlineMark({ code }: AirlineMarkProps) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex h-5 min-w-7 shrink-0 items-center justify-center rounded-md bg-air-soft px-1 font-semibold text-air text-xs"
    >
      {code}
    </span>
  );
}
