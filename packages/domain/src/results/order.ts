/**
 * Reads once from each of some results what is compared, and returns how two of them compare, by their places: below 0 the first one comes first,
 * above 0 the second one, 0 keeps their order.
 */
export type Order<Result> = (results: readonly Result[]) => (one: number, other: number) => number;

/** Ignores case and accents. @see S-038 */
const COLLATOR = new Intl.Collator('pt-BR', { sensitivity: 'base' });

/** Turns an order of values into an order of results in which missing values come last. @see S-040 */
function missingLast<Result, Value>(keyOf: (result: Result) => Value | null, compare: (one: Value, other: Value) => number): Order<Result> {
  return (results) => {
    const keys = results.map(keyOf);
    return (one, other) => {
      const [a, b] = [keys[one] ?? null, keys[other] ?? null];
      if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
      return compare(a, b);
    };
  };
}

/** Ascending order; a missing value comes last. */
export function ascending<Result>(keyOf: (result: Result) => number | null): Order<Result> {
  return missingLast(keyOf, (a, b) => a - b);
}

/** Descending order; a missing value comes last here too. */
export function descending<Result>(keyOf: (result: Result) => number | null): Order<Result> {
  return missingLast(keyOf, (a, b) => b - a);
}

/** The earliest wall-clock text first. */
export function earliestFirst<Result>(timeOf: (result: Result) => string | null): Order<Result> {
  return missingLast(timeOf, (a, b) => (a === b ? 0 : a < b ? -1 : 1));
}

/** A to Z in Brazilian order, ignoring case and accents; a blank text counts as missing. */
export function alphabetical<Result>(textOf: (result: Result) => string | null): Order<Result> {
  return missingLast((result) => textOf(result)?.trim() || null, COLLATOR.compare);
}

/** The results in order; results that one order leaves equal are sorted by the next, and equal ones keep their order. @see S-040 */
export function ordered<Result>(results: readonly Result[], ...orders: readonly Order<Result>[]): readonly Result[] {
  const comparisons = orders.map((order) => order(results));
  const places = results.map((result, place) => ({ result, place }));
  places.sort((one, other) => {
    for (const compare of comparisons) {
      const difference = compare(one.place, other.place);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return places.map(({ result }) => result);
}
