/** The two chosen values of a slider, both included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Whether a value lies between the two chosen ones, both included. Without a choice everything does; an unknown value lies nowhere. */
export function liesWithin(value: number | null, range: Range | null): boolean {
  return range === null || (value !== null && range.min <= value && value <= range.max);
}
