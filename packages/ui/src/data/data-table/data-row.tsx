import { type ChangeEvent, Fragment, type MouseEvent, memo, useRef } from 'react';
import { RowBox } from '../../internal/row-box.tsx';
import { TableCell } from '../../primitives/table/index.ts';
import type { DataColumn } from './data-table-props.ts';

interface DataRowProps<Row, Id extends string> {
  row: Row;
  rowKey: string;
  /** Its place among all lines, when not all of them are in the document. */
  place: number | undefined;
  columns: readonly DataColumn<Row, Id>[];
  openable: boolean;
  /** Whether it is chosen; undefined where no row can be. */
  chosen: boolean | undefined;
  /** The name of the box that chooses it. */
  boxLabel: string | undefined;
  /** Called when the box is pressed; `ranging` with Shift, for all rows from the last pressed one. */
  onChoose: (rowKey: string, chosen: boolean, ranging: boolean) => void;
}

function PlainDataRow<Row, Id extends string>(props: DataRowProps<Row, Id>) {
  const { row, rowKey, place, columns, openable, chosen, boxLabel, onChoose } = props;
  const shifted = useRef(false);
  return (
    <tr
      data-row={rowKey}
      data-openable={openable || undefined}
      {...(place !== undefined && { 'aria-rowindex': place })}
      {...(chosen !== undefined && { 'aria-selected': chosen })}
      className={`g:group g:relative g:scroll-mt-[calc(var(--guiche-sticky-top,0px)+2.75rem)] g:scroll-mb-3 g:transition-[background-color,border-color,color] g:duration-120 g:focus-within:bg-surface-2 g:data-openable:hover:bg-surface-2 ${chosen ? 'g:bg-accent-soft' : ''}`}
    >
      {chosen !== undefined && (
        <TableCell>
          <RowBox
            label={boxLabel}
            checked={chosen}
            onClick={(event: MouseEvent) => {
              shifted.current = event.shiftKey;
            }}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onChoose(rowKey, event.target.checked, shifted.current)}
          />
        </TableCell>
      )}
      {columns.map((column) => (
        <Fragment key={column.id}>{column.cell(row)}</Fragment>
      ))}
    </tr>
  );
}

/** A row of a table, rendered again only when something of its own changes: a scroll, an order or a choice of others leaves it as it is. */
export const DataRow = memo(PlainDataRow) as typeof PlainDataRow;
