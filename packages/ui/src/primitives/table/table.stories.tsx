import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table, TableCell, TableHeading } from './table.tsx';

const ROWS = [
  ['48210', 'GRU → REC', 'R$ 1.587,54'],
  ['48305', 'FOR → BEL', 'R$ 3.705,24'],
  ['48432', 'FLN → REC', 'R$ 980,00'],
] as const;

const meta = {
  title: 'Primitives/Table',
  component: Table,
  args: {
    label: 'Solicitações',
    head: (
      <>
        <TableHeading className="w-28">Nº</TableHeading>
        <TableHeading>Viagem</TableHeading>
        <TableHeading className="w-40 text-right">Total</TableHeading>
      </>
    ),
    children: ROWS.map(([number, trip, total]) => (
      <tr key={number}>
        <TableCell>{number}</TableCell>
        <TableCell>{trip}</TableCell>
        <TableCell className="text-right">{total}</TableCell>
      </tr>
    )),
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Solicitações' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};
