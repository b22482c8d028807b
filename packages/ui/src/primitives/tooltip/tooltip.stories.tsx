import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    label: 'Tarifa média por diária, sem taxas',
    children: (
      <Button tone="quiet" size="icon" aria-label="Sobre a tarifa média">
        <Info aria-hidden="true" />
      </Button>
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnFocus: Story = {
  name: 'shows on keyboard focus and hides with Escape',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Sobre a tarifa média' });
    await expect(button).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription('Tarifa média por diária, sem taxas');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
