import { TableCell } from '../../primitives/table/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { MoneyText } from '../money-text/index.ts';
import { DataTable } from './data-table.tsx';
import type { DataColumn } from './data-table-props.ts';

interface Quote {
  readonly id: string;
  readonly traveller: string;
  readonly total: number;
}

const QUOTES: readonly Quote[] = [
  { id: '48213', traveller: 'Marina Duarte de Albuquerque', total: 987.5 },
  { id: '48207', traveller: 'Caio Brandão', total: 1642.32 },
];

function columns(id: string | undefined, total: string | undefined): readonly DataColumn<Quote, keyof Quote>[] {
  return [
    { id: 'id', label: 'Nº', ...(id && { width: id }), cell: (quote) => <TableCell>{quote.id}</TableCell> },
    { id: 'traveller', label: 'Viajante', cell: (quote) => <TableCell>{quote.traveller}</TableCell> },
    {
      id: 'total',
      label: 'Total',
      align: 'end',
      ...(total && { width: total }),
      cell: (quote) => (
        <TableCell align="end">
          <MoneyText value={quote.total} />
        </TableCell>
      ),
    },
  ];
}

const shared = { label: 'Cotações', sections: [{ key: 'all', rows: QUOTES }], rowKey: ({ id }: Quote) => id };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Numbers and amounts have the width that they need, and the words take the rest.',
      example: <DataTable {...shared} columns={columns('g:w-20', 'g:w-28')} />,
    },
    dont: {
      words: 'Without widths all columns are as wide: a name wraps beside a number that has room to spare.',
      example: <DataTable {...shared} columns={columns(undefined, undefined)} />,
    },
  },
];
