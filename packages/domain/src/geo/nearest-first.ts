import { type Coordinates, distance } from './distance.ts';

/** Something with its distance from a point. */
export interface Distanced<Item> {
  readonly item: Item;
  /** Null for what has no coordinates. */
  readonly kilometres: number | null;
}

/**
 * Things with their distance from a point, the nearest first. What is equally far stays in its order, and what has no coordinates comes last.
 * Units: kilometres.
 * @see S-078, S-390
 */
export function nearestFirst<Item extends { readonly [Name in keyof Coordinates]: number | null }>(
  items: readonly Item[],
  point: Coordinates,
): readonly Distanced<Item>[] {
  const distanced = items.map((item): Distanced<Item> => {
    const { latitude, longitude } = item;
    return { item, kilometres: latitude === null || longitude === null ? null : distance(point, { latitude, longitude }) };
  });
  const rank = ({ kilometres }: Distanced<Item>) => kilometres ?? Number.MAX_VALUE;
  return distanced.sort((one, other) => rank(one) - rank(other));
}
