import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { ReplaceChosenQuestion } from './replace-chosen-question.tsx';

const meta = {
  title: 'Request/ReplaceChosenQuestion',
  component: ReplaceChosenQuestion,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 360 } } },
  args: { open: true, chosen: storedRoundTrip(), other: storedRoundTrip({ id: 'outra', total: 1490 }), onAnswer: fn() },
} satisfies Meta<typeof ReplaceChosenQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = () => within(screen.getByRole('alertdialog', { name: /^Pôr .+, R\$\s1\.490,00 no lugar da escolhida\?$/ }));

export const Asked: Story = {};
export const Pending: Story = { args: { pending: true } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Answers: Story = {
  name: 'Q-094 names both quotes; the button replaces, cancel and Escape leave the chosen one',
  play: async ({ args, userEvent }) => {
    await expect(question().getByText(/^A escolhida, .+, R\$ 1\.587,54, sai da solicitação/)).toBeVisible();
    await userEvent.click(question().getByRole('button', { name: 'Cancelar' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenCalledTimes(2);
    await expect(args.onAnswer).not.toHaveBeenCalledWith(true);
    await userEvent.click(question().getByRole('button', { name: 'Trocar a escolhida' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};

export const LiveCard: Story = {
  name: 'Q-094 Q-165 tells that a virtual card of the chosen one can still be charged',
  args: { chosenCard: { estado: 'GERADO', numero: '************4242' } },
  play: async () => {
    await expect(question().getByText(/cartão virtual ativo, final 4242/)).toBeVisible();
  },
};

export const CancelledCard: Story = {
  name: 'Q-165 a cancelled card is not worth a word',
  args: { chosenCard: { estado: 'CANCELADO', numero: '************4242' } },
  play: async () => {
    await expect(question().getByRole('button', { name: 'Trocar a escolhida' })).toBeVisible();
    await expect(question().queryByText(/cartão virtual/)).toBeNull();
  },
};
