import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DonutChart } from './donut-chart.tsx';

const FOUR = [
  { name: 'Aéreo', value: 540 },
  { name: 'Hotel', value: 270 },
  { name: 'Carro', value: 135 },
  { name: 'Rodoviário', value: 55 },
];

const meta = {
  title: 'Data display/DonutChart',
  id: 'data-donutchart',
  component: DonutChart,
  args: { label: 'Emissões por tipo de serviço', parts: FOUR },
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourParts: Story = {};
export const OnePart: Story = { args: { parts: [{ name: 'Aéreo', value: 12 }] } };
export const Nothing: Story = { args: { parts: FOUR.map(({ name }) => ({ name, value: 0 })) } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Many: Story = {
  name: 'more than four parts are drawn as four, and the table has each of them, by keyboard',
  args: { parts: [...FOUR, { name: 'Outros', value: 0 }, { name: 'Seguro', value: 80 }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Emissões por tipo de serviço: gráfico de rosca, 1.080 no total. Aéreo, 50%; Hotel, 25%; Carro, 12,5%; Os demais, 12,5%. Os números estão na tabela.',
    );
    const shares = [...canvasElement.querySelectorAll('[data-share]')].map((part) => part.getAttribute('data-share'));
    await expect(shares).toEqual(['50', '25', '13', '13']);
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Aéreo54050%',
      'Hotel27025%',
      'Carro13512,5%',
      'Os demais13512,5%',
    ]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const rows = within(canvas.getByRole('table', { name: 'Emissões por tipo de serviço' }))
      .getAllByRole('row')
      .slice(1);
    await expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Aéreo', '540', '50%'],
      ['Hotel', '270', '25%'],
      ['Carro', '135', '12,5%'],
      ['Rodoviário', '55', '5,1%'],
      ['Outros', '0', '0%'],
      ['Seguro', '80', '7,4%'],
    ]);
  },
};
