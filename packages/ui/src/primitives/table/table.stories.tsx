import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../../data/avatar/index.ts';
import { Button } from '../button/index.ts';
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
        <TableHeading className="g:w-28">Nº</TableHeading>
        <TableHeading>Viagem</TableHeading>
        <TableHeading align="end" className="g:w-40">
          Total
        </TableHeading>
      </>
    ),
    children: ROWS.map(([number, trip, total]) => (
      <tr key={number}>
        <TableCell>{number}</TableCell>
        <TableCell>{trip}</TableCell>
        <TableCell align="end">{total}</TableCell>
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

export const Sides: Story = {
  name: 'a column stands at the start, or with its heading at the end',
  play: async ({ canvas }) => {
    const sides = (role: string) => canvas.getAllByRole(role).map((element) => getComputedStyle(element).textAlign);
    await expect(sides('columnheader')).toEqual(['start', 'start', 'end']);
    await expect(sides('cell')).toEqual(ROWS.flatMap(() => ['start', 'start', 'end']));
  },
};

const WITH_CONTROLS = ROWS.map(([number, trip, total]) => (
  <tr key={number}>
    <TableCell>{number}</TableCell>
    <TableCell holdsControl>
      <span className="g:flex g:items-center g:gap-2">
        <Avatar name="Camila Nogueira" size="sm" />
        {trip}
        <Button size="sm">Assumir</Button>
      </span>
    </TableCell>
    <TableCell align="end">{total}</TableCell>
  </tr>
));

export const Controls: Story = {
  name: 'each cell is as high as a row by itself, one with a small button or an avatar too: no row stretches it',
  args: { children: WITH_CONTROLS },
  play: async ({ canvas, canvasElement }) => {
    const heights = () => canvas.getAllByRole('cell').map((cell) => cell.getBoundingClientRect().height);
    await expect(heights()).toEqual(Array.from({ length: 9 }, () => 32));
    // Out of its row, a cell has the height of its own contents.
    for (const cell of canvasElement.querySelectorAll('td')) cell.style.cssText = 'display: block; white-space: nowrap';
    await expect(heights()).toEqual(Array.from({ length: 9 }, () => 32));
  },
};

export const Compact: Story = {
  name: 'in the compact density headings and rows are 24 to 26 pixels high, those with a small button or an avatar too',
  globals: { density: 'compact' },
  args: { children: WITH_CONTROLS },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row')) {
      const { height } = row.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(24);
      await expect(height).toBeLessThanOrEqual(26);
    }
  },
};
