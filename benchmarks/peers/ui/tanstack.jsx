import './theme.css';
import {
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { COLUMNS, GRID_HEIGHT, GRID_SIZES, gridRows } from '../../ui/page/content.ts';
import { MountedOnPress, mountPart } from '../../ui/page/mount-part.tsx';

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text },
});
const helper = createColumnHelper();
const columns = helper.columns([
  helper.display({
    id: 'chosen',
    header: ({ table }) => (
      <input type="checkbox" aria-label="Todas" checked={table.getIsAllRowsSelected()} onChange={table.getToggleAllRowsSelectedHandler()} />
    ),
    cell: ({ row }) => (
      <input type="checkbox" aria-label={row.id} checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />
    ),
  }),
  ...COLUMNS.map((name, place) =>
    helper.accessor((row) => row[place], { id: `c${place}`, header: name, sortFn: 'text', sortDescFirst: false }),
  ),
]);
const getRowId = (row) => row[0];
const ROW_HEIGHT = 37;

/** A table with the rows in sight alone, between two that keep the room of the others. */
function Grid({ rows: data }) {
  const scroller = useRef(null);
  const table = useTable({ features, columns, data, getRowId });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 5,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const behind = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div ref={scroller} style={{ height: GRID_HEIGHT, overflow: 'auto' }}>
      <table aria-label="Solicitações" className="w-full text-sm">
        <thead className="sticky top-0 bg-background">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="border-b">
              {group.headers.map((header) => (
                <th key={header.id} className="h-10 whitespace-nowrap px-2 text-left font-medium">
                  {header.column.getCanSort() ? (
                    <button type="button" onClick={header.column.getToggleSortingHandler()}>
                      <table.FlexRender header={header} />
                    </button>
                  ) : (
                    <table.FlexRender header={header} />
                  )}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          <tr style={{ height: before }} />
          {items.map(({ index }) => (
            <tr key={rows[index].id} data-index={index} className="border-b hover:bg-muted/50" style={{ height: ROW_HEIGHT }}>
              {rows[index].getAllCells().map((cell) => (
                <td key={cell.id} className="whitespace-nowrap p-2">
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
          <tr style={{ height: behind }} />
        </tbody>
      </table>
    </div>
  );
}

function gridOf(count) {
  const rows = gridRows(count);
  return () => <MountedOnPress>{() => <Grid rows={rows} />}</MountedOnPress>;
}

mountPart({ few: gridOf(GRID_SIZES.few), many: gridOf(GRID_SIZES.many) });
