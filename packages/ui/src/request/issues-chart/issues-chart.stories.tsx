import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { IssuesChart } from './issues-chart.tsx';

const day = (data: string, quantidade: number) => ({ data: `${data}T00:00:00.000Z`, quantidade });

const meta = {
  title: 'Request/IssuesChart',
  component: IssuesChart,
  args: {
    now: new Date('2026-11-21T15:00:00Z'),
    issued: [day('2025-12-03', 4), day('2026-03-11', 9), day('2026-03-30', 6), day('2026-08-02', 11), day('2026-11-20', 7)],
    finalized: [day('2026-03-12', 8), day('2026-08-05', 12), day('2026-11-21', 5)],
    onRetry: fn(),
  },
} satisfies Meta<typeof IssuesChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {};
export const Loading: Story = { args: { issued: undefined } };
export const Empty: Story = { args: { issued: [], finalized: [] } };
export const Failed: Story = {
  args: { issued: undefined, failed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Points: Story = {
  name: 'A-261 A-262 two series with a point for each of 12 months, the current one last; a month without data is 0',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawn = [...canvasElement.querySelectorAll('[data-month]')].map((month) => month.getAttribute('data-month'));
    await expect(drawn).toEqual(['2025-12', ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)]);
    await expect(canvas.getByText('Emitidas')).toBeVisible();
    await expect(canvas.getByText('Finalizadas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }));
    const table = canvas.getByRole('table', { name: 'Cotações aéreas nos últimos 12 meses' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(1)
          .map(({ textContent }) => textContent),
      );
    const zero = ['0', '0'];
    await expect(rows).toEqual([['4', '0'], zero, zero, ['15', '8'], zero, zero, zero, zero, ['11', '12'], zero, zero, ['7', '5']]);
  },
};
