import type { ComponentProps, ReactNode, Ref } from 'react';

/** A column of a table. */
export interface DataColumn<Row, Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** The class of its width; without one it shares what the others leave. */
  readonly width?: string;
  readonly align?: 'start' | 'end';
  /** The column has no order to show the rows in. */
  readonly unsorted?: boolean;
  /** The cell of a row: a `TableCell`. */
  readonly cell: (row: Row) => ReactNode;
}

/** The order of the rows by a column. */
export interface DataOrder<Id extends string = string> {
  readonly column: Id;
  readonly descending: boolean;
}

/** Rows below a line that names what they have in common. */
export interface DataSection<Row> {
  readonly key: string;
  /** The line; left out for rows that have nothing in common. */
  readonly name?: ReactNode;
  readonly rows: readonly Row[];
}

/** What is done with the rows from outside of the table, by keys that hold on the whole screen. */
export interface DataTableHandle<Row> {
  /** Moves the focus to the row so many rows further, from the one that had it last; `false` when there is none. */
  move: (step: number) => boolean;
  /** The row that has the focus, or had it last. */
  current: () => Row | undefined;
}

export interface DataTableProps<Row, Id extends string> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the table for screen readers; not shown. */
  label: string;
  /** The columns in the order in which they are shown; left out, a column is hidden. */
  columns: readonly DataColumn<Row, Id>[];
  /** The rows in the order in which they are shown: thousands if need be. */
  sections: readonly DataSection<Row>[];
  /** What stands for the rows while they load: rows of the table. */
  meanwhile?: ReactNode;
  /** What tells one row from all others, and stays the same when the rows change. Defined outside of the component that renders the table. */
  rowKey: (row: Row) => string;
  /** Whether a press on the row opens it: it looks so. */
  openable?: (row: Row) => boolean;
  /** The order of the rows; left out for the one that they have at first. */
  order?: DataOrder<Id> | null | undefined;
  /** Called with the order that a heading asks for, null for the one at first; without it the headings are no buttons. */
  onOrderChange?: ((order: DataOrder<Id> | null) => void) | undefined;
  /** The widths that somebody gave columns, in pixels. */
  widths?: Partial<Readonly<Record<Id, number>>> | undefined;
  /** Called with the new width of a column, null for the one at first; without it columns keep their widths. */
  onWidthChange?: ((column: Id, width: number | null) => void) | undefined;
  /** The keys of the chosen rows. */
  selection?: ReadonlySet<string> | undefined;
  /** Called with the keys of the rows that are chosen now; without it no row can be chosen. */
  onSelectionChange?: ((selection: ReadonlySet<string>) => void) | undefined;
  /** The name of the box that chooses a row. */
  selectLabel?: ((row: Row) => string) | undefined;
  /** The name of the box that chooses all rows. */
  selectAllLabel?: string | undefined;
  /** Moves the focus from row to row and tells the row that has it, for keys that hold on the whole screen. */
  handle?: Ref<DataTableHandle<Row>> | undefined;
}
