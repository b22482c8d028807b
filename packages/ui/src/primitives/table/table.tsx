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
      <table className="w-full table-fixed border-separate border-spacing-0 text-left text-base in-data-[density=compact]:text-sm [&_tbody>tr:last-child>td]:border-b-0">
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
      className={`sticky top-[var(--sticky-top,0px)] z-20 h-8 border-line border-b bg-surface-2 px-2.5 font-medium text-ink-2 text-xs first:pl-pad last:pr-pad ${className}`}
    />
  );
}

/** One value. Amounts stand at the end: `className="text-right"`. */
export function TableCell({ className = '', ...rest }: ComponentProps<'td'>) {
  return (
    <td
      {...rest}
      className={`h-row border-line border-b px-2.5 py-0.5 first:pl-pad last:pr-pad in-data-[density=compact]:py-0 ${className}`}
    />
  );
}
