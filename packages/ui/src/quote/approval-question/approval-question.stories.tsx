import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ApprovalQuestion } from './approval-question.tsx';

const meta = {
  title: 'Quote/ApprovalQuestion',
  component: ApprovalQuestion,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 360 } } },
  args: { amounts: { before: 1587.54, after: 1760, approved: 1587.54 }, onAnswer: fn() },
} satisfies Meta<typeof ApprovalQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = () => within(screen.getByRole('alertdialog', { name: /^O valor foi alterado e a cotação retornará para análise/ }));

export const Asked: Story = {};
export const NothingApproved: Story = { args: { amounts: { before: 1587.54, after: 1760, approved: null } } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const GoOn: Story = {
  name: 'Q-063 "Seguir com alteração" saves; the amounts stand in the question',
  play: async ({ args, userEvent }) => {
    for (const amount of ['R$ 1.587,54', 'R$ 1.760,00']) await expect(question().getAllByText(amount)[0]).toBeVisible();
    await userEvent.click(question().getByRole('button', { name: 'Seguir com alteração' }));
    await expect(args.onAnswer).toHaveBeenCalledTimes(1);
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};
export const Back: Story = {
  name: 'Q-063 cancel and Escape save nothing',
  play: async ({ args, userEvent }) => {
    await userEvent.click(question().getByRole('button', { name: 'Cancelar' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenCalledTimes(2);
    await expect(args.onAnswer).not.toHaveBeenCalledWith(true);
  },
};
