import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Sparkline } from './sparkline.tsx';

const pointsOf = (...values: readonly number[]) => values.map((value, index) => ({ name: `${index + 1}ª semana`, value }));

const meta = {
  title: 'Data display/Sparkline',
  id: 'data-sparkline',
  component: Sparkline,
  args: { label: 'Emissões por semana', points: pointsOf(31, 18, 22, 40, 37, 1045) },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = { args: { points: pointsOf(18, 22, 21, 33, 37, 45) } };
export const Falling: Story = { args: { points: pointsOf(45, 30, 33, 20, 12, 9) } };
export const Level: Story = { args: { points: pointsOf(7, 7, 7) } };
export const One: Story = { args: { points: pointsOf(7) } };

export const Read: Story = {
  name: 'it goes from the least number to the greatest, shows the present one, and a table has each of them',
  play: async ({ canvas, canvasElement }) => {
    const rows = within(canvas.getByRole('table', { name: 'Emissões por semana' })).getAllByRole('row');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      '1ª semana31',
      '2ª semana18',
      '3ª semana22',
      '4ª semana40',
      '5ª semana37',
      '6ª semana1.045',
    ]);
    const lines = [...canvasElement.querySelectorAll('svg line')];
    await expect(lines.map((line) => [line.getAttribute('x1'), line.getAttribute('x2')])).toEqual([
      ['0%', '20%'],
      ['20%', '40%'],
      ['40%', '60%'],
      ['60%', '80%'],
      ['80%', '100%'],
    ]);
    // The second number is the least one, the last one the greatest.
    await expect([lines[1]?.getAttribute('y1'), lines[4]?.getAttribute('y2')]).toEqual(['100%', '0%']);
    await expect(canvasElement.querySelector('b')).toHaveTextContent('1.045');
  },
};
