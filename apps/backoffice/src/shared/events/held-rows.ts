/** How a list of rows is shown. */
export interface Arrangement<Row> {
  readonly idOf: (row: Row) => number;
  /** The place of a row: two rows with equal ones are shown at the same place; null for a row that is filtered out. */
  readonly placeOf: (row: Row) => string | null;
}

/** What a list shows, and what it would show. */
export interface HeldRows<Row> {
  /** The rows in their former order, with every change that moves none of them. */
  readonly shown: readonly Row[];
  /** How many rows are shown only by the new list. */
  readonly added: number;
  /** Whether other rows go, come back or change their place. */
  readonly moved: boolean;
}

/** Holds the rows of a list where they are: what changes within a row is taken over, what would move a row waits. @see B-042 */
export function holdRows<Row>(before: readonly Row[], after: readonly Row[], { idOf, placeOf }: Arrangement<Row>): HeldRows<Row> {
  const known = new Set(before.map(idOf));
  const coming = new Map(after.map((row) => [idOf(row), row]));
  let moved = false;
  const shown = before.map((row) => {
    const next = coming.get(idOf(row));
    if (next !== undefined && placeOf(next) === placeOf(row)) return next;
    // Neither of them is seen: whoever filters does not hear of it.
    if (placeOf(row) !== null || (next !== undefined && placeOf(next) !== null)) moved = true;
    return row;
  });
  const added = after.filter((row) => !known.has(idOf(row)) && placeOf(row) !== null).length;
  return { shown, added, moved };
}
