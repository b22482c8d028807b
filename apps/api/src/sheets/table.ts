import type { ListCell } from '@guiche/domain/lists';

/** A column of a table. */
export interface TableColumn {
  readonly heading: string;
  /** About how wide its values are, in characters. */
  readonly width: number;
  /** Whether its values are numbers, which a printed table sets at the right end of the column. */
  readonly right?: boolean;
}

/** A table whose rows come some at a time, and are in memory no longer than that. */
export interface Table {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly pages: AsyncIterable<readonly (readonly ListCell[])[]>;
}
