/** The two chosen values of a slider, both included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * Whether a value lies between the two chosen ones, both included. True for every value without a range; an unknown value lies in no range.
 */
export function liesWithin(value: number | null, range: Range | null): boolean {
  return range === null || (value !== null && range.min <= value && value <= range.max);
}
