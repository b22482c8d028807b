import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { PassengerSelectionModal, type PassengerSelectionModalProps } from './index.ts';

const person = (id: string, nomeCompleto: string, email: string | null) => ({ id, nomeCompleto, email, vip: false, premium: false });
const [ana, joao] = TRAVELLERS;
const marina = person('v3', 'Marina Duarte Figueiredo', 'marina.duarte@cliente.example');
const luisa = person('v4', 'Luísa Helena Montenegro de Albuquerque', 'luisa.helena.montenegro@cliente.example');
const travellers = [...TRAVELLERS, marina, luisa];

const meta = {
  title: 'Modals/PassengerSelectionModal',
  component: PassengerSelectionModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    context: 'GRU → REC · 10/12/2026',
    travellers,
    adultos: 2,
    defaultSelectedIds: ['v2'],
  },
} satisfies Meta<typeof PassengerSelectionModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const confirm = () => screen.getByRole('button', { name: 'Confirmar passageiros' });

export const States: Story = {};
export const OneAdult: Story = { args: { adultos: 1, defaultSelectedIds: undefined } };
export const Refused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar passageiros' }));
  },
};
export const Failed: Story = { args: { error: 'Erro ao salvar informações.', defaultSelectedIds: ['v1', 'v2'] } };
export const Pending: Story = { args: { pending: true, defaultSelectedIds: ['v1', 'v2'] } };
export const OnAPhone: Story = onScreen('phone');

export const TooFew: Story = {
  name: 'S-045 with fewer or more than the adults nothing is confirmed: the list says so and has the focus',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(box(/Ana/)).toHaveFocus());
    await expect(screen.getAllByRole('checkbox')).toHaveLength(travellers.length);
    await userEvent.click(confirm());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('alert')).toHaveTextContent('Selecione os passageiros');
    await expect(screen.getByRole('group', { name: /2 adultos/ })).toHaveAccessibleDescription('Selecione os passageiros');
    await expect(box(/Ana/)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(box(/Marina/));
    await expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(box(/Ana/)).toHaveFocus();
  },
};

export const AsMany: Story = {
  name: 'S-045 as many as the adults are confirmed, in the order of the list, by keyboard alone',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(box(/Ana/)).toHaveFocus());
    await expect(box(/João/)).toBeChecked();
    await expect(screen.getByRole('status')).toHaveTextContent('1 de 2');
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('status')).toHaveTextContent('2 de 2');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith([ana, joao]);
  },
};

export const SentOnce: Story = {
  name: 'while the passengers are on their way they are not confirmed again, and the window stays',
  args: { pending: true, defaultSelectedIds: ['v1', 'v2'] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(box(/Ana/)).toHaveFocus());
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function Reopened(props: PassengerSelectionModalProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Passageiros</Button>
      <PassengerSelectionModal {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const StartsAnew: Story = {
  name: 'a window that opens again has the ticks that it is given, not those of the last time; the focus returns to the button',
  render: (args) => <Reopened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Passageiros' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Marina/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await expect(await screen.findByRole('checkbox', { name: /Marina/ })).not.toBeChecked();
    await expect(box(/João/)).toBeChecked();
  },
};
