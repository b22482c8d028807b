import { MoneyText } from '../../data/money-text/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { Table, TableCell, TableHeading } from './table.tsx';

const QUOTES = [
  ['Gol', 987.5],
  ['LATAM', 1642.32],
  ['Azul', 12_080],
] as const;

const HEAD = (
  <>
    <TableHeading>Companhia</TableHeading>
    <TableHeading align="end">Total</TableHeading>
  </>
);

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Amounts stand at the end, cents below cents: the lowest is found at a glance.',
      example: (
        <Table label="Cotações" head={HEAD}>
          {QUOTES.map(([airline, total]) => (
            <tr key={airline}>
              <TableCell>{airline}</TableCell>
              <TableCell align="end">
                <MoneyText value={total} />
              </TableCell>
            </tr>
          ))}
        </Table>
      ),
    },
    dont: {
      words: 'Centred, without currency and cents: each amount has to be read by itself.',
      example: (
        <Table
          label="Cotações"
          head={
            <>
              <TableHeading>Companhia</TableHeading>
              <TableHeading>Total</TableHeading>
            </>
          }
        >
          {QUOTES.map(([airline, total]) => (
            <tr key={airline}>
              <TableCell>{airline}</TableCell>
              <TableCell style={{ textAlign: 'center' }}>{String(total)}</TableCell>
            </tr>
          ))}
        </Table>
      ),
    },
  },
];
