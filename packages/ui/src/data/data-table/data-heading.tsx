import { ArrowDown, ArrowUp } from 'lucide-react';
import { onDemand } from '../../on-demand/index.ts';
import { TableHeading } from '../../primitives/table/index.ts';
import type { DataColumn, DataOrder, DataTableProps } from './data-table-props.ts';

// Nothing is seen of it until somebody points at it or reaches it by keyboard.
const ColumnEdge = onDemand(async () => (await import('./column-edge.tsx')).ColumnEdge);

type DataHeadingProps<Row, Id extends string> = Pick<DataTableProps<Row, Id>, 'order' | 'onOrderChange' | 'widths' | 'onWidthChange'> & {
  column: DataColumn<Row, Id>;
  /** The column takes what the others leave, whatever width it has. */
  fills: boolean;
};

/** The order that a press on a heading asks for: up, down, and then the one at first. */
function nextOrder<Id extends string>(column: Id, order: DataOrder<Id> | null | undefined): DataOrder<Id> | null {
  if (order?.column !== column) return { column, descending: false };
  return order.descending ? null : { column, descending: true };
}

/** The heading of a column: its name, which orders the rows by it, and the edge that sizes it. */
export function DataHeading<Row, Id extends string>({
  column,
  fills,
  order,
  onOrderChange,
  widths,
  onWidthChange,
}: DataHeadingProps<Row, Id>) {
  const { id, label, align = 'start', unsorted = false } = column;
  const own = order?.column === id ? order : null;
  const Arrow = own?.descending ? ArrowDown : ArrowUp;
  const width = fills ? '' : (column.width ?? '');
  const given = fills ? undefined : widths?.[id];
  return (
    <TableHeading
      className={`g:relative ${width}`}
      align={align}
      data-flexible={(width === '' && given === undefined) || undefined}
      {...(onOrderChange && !unsorted && { 'aria-sort': own ? (own.descending ? 'descending' : 'ascending') : 'none' })}
    >
      {onOrderChange && !unsorted ? (
        <button
          type="button"
          onClick={() => onOrderChange(nextOrder(id, order))}
          className={`g:group/sort g:-mx-1 g:inline-flex g:h-6 g:max-w-full g:items-center g:gap-1 g:rounded-md g:px-1 g:font-medium g:hover:text-ink ${align === 'end' ? 'g:flex-row-reverse' : ''}`}
        >
          <span className="g:truncate">{label}</span>
          <Arrow
            aria-hidden="true"
            className={`g:size-3 g:shrink-0 ${own ? 'g:text-accent-text' : 'g:opacity-0 g:group-hover/sort:opacity-60 g:group-focus-visible/sort:opacity-60'}`}
          />
        </button>
      ) : (
        label
      )}
      {onWidthChange && <ColumnEdge label={label} width={given} onWidthChange={(next) => onWidthChange(id, next)} failed={null} />}
    </TableHeading>
  );
}
