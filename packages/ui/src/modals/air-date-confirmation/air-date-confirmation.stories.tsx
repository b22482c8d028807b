import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { AirDateConfirmation } from './air-date-confirmation.tsx';

const meta = {
  title: 'Modals/AirDateConfirmation',
  component: AirDateConfirmation,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    flights: storedRoundTrip()
      .segmentos.flatMap(({ voos }) => voos.map((flight) => ({ ...flight, dataChegada: '2026-12-10T07:00' })))
      .slice(0, 1),
    onBack: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof AirDateConfirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneFlight: Story = {};

export const Overnight: Story = { args: { onNextDay: fn() } };

export const GoesBack: Story = {
  name: 'Q-057 shows both date-times; the focus starts on the way back to the form, and Escape takes it',
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('10/12/2026 08:10')).toBeVisible());
    await expect(screen.getByText('10/12/2026 07:00')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Voltar e corrigir' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onBack).toHaveBeenCalled();
  },
};
