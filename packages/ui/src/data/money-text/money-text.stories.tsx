import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyText } from './money-text.tsx';

const meta = { title: 'Data display/MoneyText', id: 'data-moneytext', component: MoneyText, args: { value: 1234.5 } } satisfies Meta<
  typeof MoneyText
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InReais: Story = {
  name: 'S-008 Q-132 S-387 money is in reais by default, and has 2 decimals, dot for thousands, comma for decimals and its symbol',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('R$ 1.234,50');
  },
};
export const Narrow: Story = {
  name: 'an amount never ends a line after its symbol, nor after its sign',
  args: { value: -1234.5 },
  render: (args) => (
    <p className="g:w-16">
      Total <MoneyText {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const amount = canvas.getByText(/1\.234,50/);
    await expect(amount.getClientRects()).toHaveLength(1);
  },
};
export const Negative: Story = {
  args: { value: -33.26 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toMatch(/[-−]/);
  },
};
export const Dollars: Story = { args: { currency: 'USD' } };
export const None: Story = { args: { value: null } };
