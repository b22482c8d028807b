/** A place on the globe, in degrees; north and east are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Miles in a minute of arc, and the other units in a mile. @see S-390 */
const MILES_OF_A_MINUTE = 1.1515;
const UNITS = { miles: 1, kilometres: 1.609344, nauticalMiles: 0.8684 } as const;
export type DistanceUnit = keyof typeof UNITS;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** The square of half a chord: more exact than the cosine for small angles. */
const halfChordSquared = (angle: number) => Math.sin(angle / 2) ** 2;

/**
 * The distance between two places: the great-circle angle in minutes of arc × 1.1515 gives miles; a mile is 1.609344 kilometres and 0.8684
 * nautical miles. `NaN` for invalid coordinates.
 * @see S-390
 */
export function distance(one: Coordinates, other: Coordinates, unit: DistanceUnit = 'kilometres'): number {
  const chord =
    halfChordSquared(radians(other.latitude - one.latitude)) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * halfChordSquared(radians(other.longitude - one.longitude));
  const angle = 2 * Math.asin(Math.sqrt(Math.min(1, chord)));
  const minutes = ((angle * 180) / Math.PI) * 60;
  return minutes * MILES_OF_A_MINUTE * UNITS[unit];
}
