/** Which of two results comes first: below 0 the one, above 0 the other, 0 leaves them as they came. */
export type Order<Result> = (one: Result, other: Result) => number;

/** Letters alone count, not their case nor their accents. @see S-038 */
const COLLATOR = new Intl.Collator('pt-BR', { sensitivity: 'base' });

/** An order of present values becomes one in which a missing value is last. @see S-040 */
function missingLast<Result, Value>(keyOf: (result: Result) => Value | null, compare: Order<Value>): Order<Result> {
  return (one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    return compare(a, b);
  };
}

/** The least first. */
export function ascending<Result>(keyOf: (result: Result) => number | null): Order<Result> {
  return missingLast(keyOf, (a, b) => a - b);
}

/** The greatest first; a missing value is last here too. */
export function descending<Result>(keyOf: (result: Result) => number | null): Order<Result> {
  return missingLast(keyOf, (a, b) => b - a);
}

/** The earliest wall-clock text first. */
export function earliestFirst<Result>(timeOf: (result: Result) => string | null): Order<Result> {
  return missingLast(timeOf, (a, b) => (a === b ? 0 : a < b ? -1 : 1));
}

/** A to Z as Brazilians sort, ignoring case and accents; a blank text is a missing one. */
export function alphabetical<Result>(textOf: (result: Result) => string | null): Order<Result> {
  return missingLast((result) => textOf(result)?.trim() || null, COLLATOR.compare);
}

/** The results in order; those that one order leaves equal are ordered by the next, and at last stay as they came. @see S-040 */
export function ordered<Result>(results: readonly Result[], ...orders: readonly Order<Result>[]): readonly Result[] {
  return [...results].sort((one, other) => {
    for (const order of orders) {
      const difference = order(one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
