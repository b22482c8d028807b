import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  args: {
    trigger: <Button>Regras da tarifa</Button>,
    label: 'Regras da tarifa',
    children: (
      <>
        <p className="g:font-medium">Tarifa Light</p>
        <p className="g:mt-1 g:text-ink-2 g:text-sm">Sem bagagem despachada. Remarcação com multa de R$ 250,00.</p>
        <Button size="sm" className="g:mt-2">
          Ver a família
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { tags: ['picture'], args: { defaultOpen: true, className: 'g:w-72' } };

export const FocusComesAndGoes: Story = {
  name: 'takes the focus and gives it back',
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Regras da tarifa' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ver a família' })).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Regras da tarifa' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const PressOutside: Story = {
  name: 'a press on something else closes it and leaves the focus there; a press on its trigger closes it and keeps the focus',
  decorators: [
    (Story) => (
      <div className="g:flex g:gap-2">
        <Story />
        <TextInput label="Companhia" />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Regras da tarifa' });
    const panel = () => screen.queryByRole('dialog', { name: 'Regras da tarifa' });
    const field = canvas.getByRole('textbox', { name: 'Companhia' });
    await userEvent.click(trigger);
    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.click(field);
    await waitFor(() => expect(panel()).toBeNull());
    await expect(field).toHaveFocus();
    await userEvent.click(trigger);
    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.click(trigger);
    await waitFor(() => expect(panel()).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

const send = fn();

export const InAForm: Story = {
  name: 'a trigger that is a bare button sends no form',
  // biome-ignore lint/a11y/useButtonType: as a page of others may write it.
  args: { trigger: <button>Regras</button> },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Regras' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Regras da tarifa' })).toBeVisible());
    await expect(send).not.toHaveBeenCalled();
  },
};

export const InADialog: Story = {
  name: 'in a dialog Escape closes the panel first, then the dialog; the focus may enter the panel, and goes round in it',
  render: function InDialog(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Cotação">
        <Popover {...args} />
      </Dialog>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Regras da tarifa' }));
    const inside = await screen.findByRole('button', { name: 'Ver a família' });
    await waitFor(() => expect(inside).toHaveFocus());
    await userEvent.tab();
    await expect(inside).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ver a família' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Cotação' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cotação' })).toBeNull());
  },
};
