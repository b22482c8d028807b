import { BRL } from '@guiche/domain/pricing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ReservationQuestion } from './reservation-question.tsx';

const meta = {
  title: 'Request/ReservationQuestion',
  component: ReservationQuestion,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 360 } } },
  args: { expired: { total: 1587.54, moeda: BRL }, found: { total: 1640 }, onAnswer: fn() },
} satisfies Meta<typeof ReservationQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Pending: Story = { args: { pending: true } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Answers: Story = {
  name: 'Q-200 names both values; the button goes on, cancel and Escape change nothing',
  play: async ({ args, userEvent }) => {
    const question = within(screen.getByRole('alertdialog', { name: /aumentou de R\$\s1\.587,54 para R\$\s1\.640,00/ }));
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenCalledTimes(2);
    await expect(args.onAnswer).not.toHaveBeenCalledWith(true);
    await userEvent.click(question.getByRole('button', { name: 'Seguir com alteração' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};
export const Fare: Story = {
  name: 'S-053 while the request is quoted both values of the air fare are named, and the button is Seguir com alteração',
  args: { status: 'COTACAO_AGENCIA' },
  play: async ({ args, userEvent }) => {
    const name = /^O valor do aéreo mudou de R\$\s1\.587,54 para R\$\s1\.640,00\. Deseja continuar\?/;
    const question = within(screen.getByRole('alertdialog', { name }));
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
    await userEvent.click(question.getByRole('button', { name: 'Seguir com alteração' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};
export const SameValue: Story = {
  name: 'Q-200 the same value asks nothing',
  args: { found: { total: 1587.54 } },
  play: async () => expect(screen.queryByRole('alertdialog')).toBeNull(),
};
