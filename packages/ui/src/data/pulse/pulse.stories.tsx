import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { MoneyText } from '../money-text/index.ts';
import { Pulse, type PulseProps } from './pulse.tsx';

function Amount(args: PulseProps) {
  const [amount, setAmount] = useState(args.value);
  return (
    <div className="g:flex g:items-center g:gap-4">
      <Pulse {...args} value={amount} data-testid="pulse">
        <MoneyText value={Number(amount)} />
      </Pulse>
      <Button onClick={() => setAmount(Number(amount) + 100)}>Mais R$ 100,00</Button>
      <Button onClick={() => setAmount(Number(amount))}>O mesmo valor</Button>
    </div>
  );
}

const meta = {
  title: 'Data display/Pulse',
  id: 'data-pulse',
  component: Pulse,
  args: { value: 1234.5 },
  render: Amount,
} satisfies Meta<typeof Pulse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steady: Story = {};

export const Changed: Story = {
  name: 'S-183 a changed value pulses for 1000 ms, and neither the first nor an equal one does',
  tags: ['!autodocs'],
  play: async () => {
    const pulse = screen.getByTestId('pulse');
    await expect(pulse).not.toHaveAttribute('data-pulsing');
    await userEvent.click(screen.getByRole('button', { name: 'O mesmo valor' }));
    await expect(pulse).not.toHaveAttribute('data-pulsing');
    const begun = performance.now();
    await userEvent.click(screen.getByRole('button', { name: 'Mais R$ 100,00' }));
    await expect(pulse).toHaveAttribute('data-pulsing');
    // The tests ask for reduced motion: the tint stands for what would move.
    await expect(getComputedStyle(pulse).animationName).toBe('guiche-pulse');
    await expect(getComputedStyle(pulse).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await waitFor(() => expect(pulse).not.toHaveAttribute('data-pulsing'), { timeout: 5000 });
    await expect(performance.now() - begun).toBeGreaterThanOrEqual(1000);
    await expect(getComputedStyle(pulse).animationName).toBe('none');
  },
};
