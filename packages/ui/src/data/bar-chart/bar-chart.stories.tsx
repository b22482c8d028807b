import { formatMoney } from '@guiche/masks/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BarChart } from './bar-chart.tsx';

const CLIENTS = ['Metalúrgica Serra Azul S.A.', 'Banco Jequitibá S.A.', 'Tecelagem Rio das Flores Ltda.', 'Mandacaru Tecnologia Ltda.'];
const AIR = { name: 'Aéreo', values: [48_300, 30_120, 9_800, 0] };
const HOTEL = { name: 'Hotel', values: [12_500, 18_000, 4_150, 2_300] };
const CAR = { name: 'Carro', values: [1_200, 3_400, 0, 900] };
const OTHER = { name: 'Outros', values: [2_000, 480, 150, 0] };

const meta = {
  title: 'Data display/BarChart',
  id: 'data-barchart',
  component: BarChart,
  decorators: [(Story) => <div className="g:max-w-3xl">{Story()}</div>],
  args: { label: 'Vendas por cliente', items: CLIENTS, series: [AIR], formatValue: (value) => formatMoney(value) },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSeries: Story = {};
export const SideBySide: Story = { args: { series: [AIR, HOTEL] } };
export const Stacked: Story = { args: { series: [AIR, HOTEL, CAR, OTHER], stacked: true } };
export const Nothing: Story = { args: { series: [{ name: 'Aéreo', values: [0, 0, 0, 0] }] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } }, args: { series: [AIR, HOTEL], stacked: true } };

export const Read: Story = {
  name: 'the bars are as long as their parts of the longest one, and a table has the same numbers, by keyboard',
  args: { series: [AIR, HOTEL], stacked: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /^Vendas por cliente: gráfico de barras empilhadas com 4 itens\. Aéreo, .*88\.220,00/,
    );
    // Behind the ground of each bar stand its series: the first item has the longest one.
    const bars = [...canvasElement.querySelectorAll('[data-part="bar"]')].map((bar) =>
      [...bar.querySelectorAll('rect')]
        .slice(1)
        .map((rect) => [rect.getAttribute('x'), rect.getAttribute('width')].map((part) => Math.round(Number.parseFloat(part ?? '')))),
    );
    await expect(bars).toEqual([
      [
        [0, 79],
        [79, 21],
      ],
      [
        [0, 50],
        [50, 30],
      ],
      [
        [0, 16],
        [16, 7],
      ],
      [
        [0, 0],
        [0, 4],
      ],
    ]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const row = within(canvas.getByRole('table', { name: 'Vendas por cliente' })).getByRole('row', { name: /^Banco/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent?.replace('R$\u00a0', '')),
    ).toEqual(['Banco Jequitibá S.A.', '30.120,00', '18.000,00', '48.120,00']);
  },
};
