import './guiche-grid.css';
import { type DataColumn, type DataOrder, DataTable } from '@guiche/ui/data/data-table';
import { TableCell } from '@guiche/ui/primitives/table';
import { useMemo, useState } from 'react';
import { COLUMNS, GRID_SIZES, gridRows } from './content.ts';
import { MountedOnPress, mountPart } from './mount-part.tsx';

type Row = readonly string[];

const TABLE_COLUMNS: readonly DataColumn<Row>[] = COLUMNS.map((label, place) => ({
  id: label,
  label,
  cell: (row) => <TableCell>{row[place]}</TableCell>,
}));
const numberOf = (row: Row) => row[0] ?? '';
const collator = new Intl.Collator('pt-BR');

function sorted(rows: readonly Row[], order: DataOrder | null): readonly Row[] {
  if (!order) return rows;
  const place = TABLE_COLUMNS.findIndex(({ id }) => id === order.column);
  const direction = order.descending ? -1 : 1;
  return rows.toSorted((one, other) => direction * collator.compare(one[place] ?? '', other[place] ?? ''));
}

function Grid({ rows }: { rows: readonly Row[] }) {
  const [order, setOrder] = useState<DataOrder | null>(null);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const sections = useMemo(() => [{ key: 'all', rows: sorted(rows, order) }], [rows, order]);
  return (
    <DataTable
      label="Solicitações"
      columns={TABLE_COLUMNS}
      sections={sections}
      rowKey={numberOf}
      order={order}
      onOrderChange={setOrder}
      selection={selection}
      onSelectionChange={setSelection}
      selectLabel={numberOf}
      selectAllLabel="Todas"
    />
  );
}

function gridOf(count: number) {
  const rows = gridRows(count);
  return () => <MountedOnPress>{() => <Grid rows={rows} />}</MountedOnPress>;
}

mountPart({ few: gridOf(GRID_SIZES.few), many: gridOf(GRID_SIZES.many) });
