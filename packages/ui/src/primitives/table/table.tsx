import type { ComponentProps, ReactNode } from 'react';

export interface TableProps {
  /** The name of the table for screen readers; not shown. */
  label: string;
  /** The headings: one row of `TableHeading`. */
  head: ReactNode;
  /** The rows: `tr` of `TableCell`. */
  children: ReactNode;
}

/**
 * A dense table whose headings stay in sight below the top menu (`--sticky-top`). Its columns keep the widths of their headings,
 * whatever the rows hold.
 */
export function Table({ label, head, children }: TableProps) {
  return (
    <div data-slot="table" className="overflow-clip rounded-md border border-line bg-surface-1">
      <table className="w-full table-fixed border-separate border-spacing-0 text-left text-base in-data-[density=compact]:text-sm forced-colors:[&_td]:border-b [&_tbody>tr:last-child]:shadow-none [&_tbody>tr]:shadow-[inset_0_-1px_0_var(--t-line)]">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** A column's heading; its width class sets the column's width. */
export function TableHeading({ className = '', ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={`sticky top-[var(--sticky-top,0px)] z-20 h-row border-line border-b bg-surface-2 px-2.5 font-medium text-ink-2 text-xs ${className}`}
    />
  );
}

export interface TableCellProps extends ComponentProps<'td'> {
  /** Whether a small control or an avatar stands in the cell: it takes the room that a line of text leaves. */
  holdsControl?: boolean;
}

/**
 * One value. Amounts stand at the end: `className="text-right"`.
 *
 * Its padding gives it the height of a row by itself, and the row draws the line: a cell that its row stretches is laid out twice, and a
 * line in each cell is painted for each.
 */
export function TableCell({ holdsControl = false, className = '', ...rest }: TableCellProps) {
  return <td {...rest} className={`px-2.5 ${holdsControl ? 'py-cell-control' : 'py-cell'} ${className}`} />;
}
