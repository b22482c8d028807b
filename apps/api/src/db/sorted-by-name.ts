import { alphabetical, ordered } from '@guiche/domain/results';

/** Rows from A to Z as a Brazilian reads them: the database's own order puts accents behind z. Equal names keep their order. */
export function sortedByName<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  return [...ordered(rows, alphabetical(nameOf))];
}
