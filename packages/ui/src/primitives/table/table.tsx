import type { ComponentProps, ReactNode, Ref } from 'react';

export interface TableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the table for screen readers; not shown. */
  label: string;
  /** The headings: one row of `TableHeading`. */
  head: ReactNode;
  /** The rows: `tr` of `TableCell`. */
  children: ReactNode;
  /** How many rows there are, the heading included, when not all of them are rendered. */
  rowCount?: number | undefined;
  /** The element around the rows. */
  body?: Ref<HTMLTableSectionElement> | undefined;
}

/**
 * A dense table whose headings stay in sight below the top menu (`--guiche-sticky-top`). Its columns keep the widths of their headings,
 * whatever the rows hold.
 *
 * Use: for things with the same facts, compared down a column.
 * Not for: facts about one thing, which are a `KeyValueList`.
 * Keyboard: none.
 * Screen reader: a table named by `label`; each cell is read with the heading of its column.
 * @keywords tabela, lista, grade, grid
 */
export function Table({ label, head, children, rowCount, body, className = '', ...rest }: TableProps) {
  return (
    <div data-slot="table" {...rest} className={`g:overflow-clip g:rounded-md g:border g:border-line g:bg-surface-1 ${className}`}>
      <table
        aria-rowcount={rowCount}
        className="g:w-full g:table-fixed g:border-separate g:[border-spacing:0] g:text-base g:in-data-[density=compact]:text-sm g:forced-colors:[&_td]:border-b g:[&_tbody>tr:last-child]:shadow-none g:[&_tbody>tr]:shadow-[inset_0_-1px_0_var(--guiche-line)]"
      >
        <caption className="g:sr-only">{label}</caption>
        <thead className="g:sticky g:top-[var(--guiche-sticky-top,0px)] g:z-20">
          <tr className="g:own">{head}</tr>
        </thead>
        <tbody ref={body} className="g:own">
          {children}
        </tbody>
      </table>
    </div>
  );
}

const ALIGN = { start: 'g:text-start', end: 'g:text-end' } as const;

export interface TableHeadingProps extends Omit<ComponentProps<'th'>, 'align'> {
  /** The side on which the column stands: `end` for amounts and counts. */
  align?: keyof typeof ALIGN;
}

/**
 * A column's heading; its width class sets the column's width.
 *
 * Keyboard: none.
 */
export function TableHeading({ align = 'start', className = '', ...rest }: TableHeadingProps) {
  return (
    <th
      scope="col"
      {...rest}
      className={`g:h-row g:border-line g:border-b g:bg-surface-2 g:px-2.5 g:font-medium g:text-ink-2 g:text-xs ${ALIGN[align]} ${className}`}
    />
  );
}

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** The side on which the value stands: `end` for amounts and counts. */
  align?: keyof typeof ALIGN;
  /** Whether a small control or an avatar stands in the cell: it takes the room that a line of text leaves. */
  holdsControl?: boolean;
}

/**
 * One value.
 *
 * Its padding gives it the height of a row by itself, and the row draws the line: a cell that its row stretches is laid out twice, and a
 * line in each cell is painted for each.
 *
 * Keyboard: none.
 */
export function TableCell({ align = 'start', holdsControl = false, className = '', ...rest }: TableCellProps) {
  return (
    <td
      {...rest}
      className={`g:px-2.5 ${holdsControl ? 'g:py-cell-control' : 'g:py-cell'} ${align === 'end' ? ALIGN.end : ''} ${className}`}
    />
  );
}
