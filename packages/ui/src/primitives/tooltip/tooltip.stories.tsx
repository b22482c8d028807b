import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
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

function WithWindow() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip label="Abre a cotação para edição">
        <Button onClick={() => setOpen(true)}>Editar</Button>
      </Tooltip>
      <Dialog open={open} onOpenChange={setOpen} title="Cotação">
        <Button onClick={() => setOpen(false)}>Pronto</Button>
      </Dialog>
    </>
  );
}

export const AfterTouch: Story = {
  name: 'stays away when the focus comes back to what a touch has pressed, and is there for the next Tab',
  tags: ['!autodocs'],
  render: () => <WithWindow />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Editar' });
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('button', { name: 'Pronto' }) });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(button).toHaveFocus();
    await screen.findByRole('tooltip');
  },
};

export const GoneAtOnce: Story = {
  name: 'waits for no movement when it closes: one whose end had passed unseen left it above the window that took the focus',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const movement = document.createElement('style');
    movement.textContent = '[data-slot="tooltip"] { animation: none !important }';
    canvasElement.append(movement);
    await userEvent.tab();
    await screen.findByRole('tooltip');
    const tip = () => document.querySelector<HTMLElement>('[data-slot="tooltip"]');
    // A movement whose start nobody saw, and whose end is far.
    movement.remove();
    tip()?.style.setProperty('animation', 'guiche-fade 3600s', 'important');
    canvas.getByRole('button').blur();
    await waitFor(() => expect(tip()).toBeNull());
  },
};
