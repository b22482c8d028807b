import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { LineChart } from './line-chart.tsx';

const MONTHS = ['2025-12', ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)];
const pointsOf = (counts: readonly number[]) => MONTHS.map((mes, index) => ({ mes, quantidade: counts[index] ?? 0 }));

const meta = {
  title: 'Data display/LineChart',
  id: 'data-linechart',
  component: LineChart,
  args: {
    label: 'Cotações aéreas',
    series: [
      { name: 'Emitidas', points: pointsOf([31, 18, 22, 40, 37, 45, 29, 33, 52, 48, 61, 39]) },
      { name: 'Finalizadas', points: pointsOf([24, 20, 19, 33, 35, 36, 30, 27, 44, 46, 50, 31]) },
    ],
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSeries: Story = {};
export const OneSeries: Story = { args: { series: [{ name: 'Emitidas', points: pointsOf([0, 0, 0, 0, 0, 1, 0, 2]) }] } };
export const Nothing: Story = { args: { series: [{ name: 'Emitidas', points: pointsOf([]) }] } };
export const AsTable: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  play: async ({ canvas, userEvent }) => {
    // In the page's language, whichever it is.
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('table', { name: 'Cotações aéreas' })).toBeVisible();
  },
};

export const TableAndBack: Story = {
  name: 'the button says what a press shows, and keeps the focus',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabela' }));
    await expect(canvas.getByRole('button', { name: 'Ver como gráfico' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Ver como tabela' })).toHaveFocus();
  },
};

export const OnPhone: Story = {
  name: 'on the narrowest phone no two months of the axis run into each other',
  tags: ['!autodocs'],
  decorators: [(Story) => <div style={{ width: 236 }}>{Story()}</div>],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[data-part="month"]')].filter((month) => month.getClientRects().length > 0);
    await expect(shown.map(({ textContent }) => textContent)).toEqual(['jan', 'mar', 'mai', 'jul', 'set', 'nov']);
    const boxes = shown.map((month) => month.getBoundingClientRect());
    for (const [index, { left }] of boxes.entries())
      await expect(left).toBeGreaterThan(boxes[index - 1]?.right ?? Number.NEGATIVE_INFINITY);
  },
};

export const Read: Story = {
  name: 'the month under the pointer is read; a table has the same numbers, by keyboard',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('novembro de 2026')).toBeVisible();
    const may = canvasElement.querySelector('[data-month="2026-05"]');
    if (may) fireEvent.pointerDown(may);
    await expect(await canvas.findByText('maio de 2026')).toBeVisible();
    const series = [...canvasElement.querySelectorAll('[data-part="series"]')].map(({ textContent }) => textContent);
    await expect(series).toEqual(['Emitidas45', 'Finalizadas36']);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const row = canvas.getByRole('row', { name: /^maio de 2026/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['maio de 2026', '45', '36']);
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
};
