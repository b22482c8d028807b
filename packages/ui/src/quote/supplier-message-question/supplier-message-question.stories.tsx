import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { SupplierMessageQuestion } from './supplier-message-question.tsx';

const meta = {
  title: 'Quote/SupplierMessageQuestion',
  component: SupplierMessageQuestion,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 360 } } },
  args: { open: true, onAnswer: fn() },
} satisfies Meta<typeof SupplierMessageQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = () => within(screen.getByRole('alertdialog', { name: /aguardando o fornecedor\. Deseja enviar uma mensagem/ }));

export const Asked: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Yes: Story = {
  name: 'Q-028 yes sends the message',
  play: async ({ args, userEvent }) => {
    await userEvent.click(question().getByRole('button', { name: 'Sim' }));
    await expect(args.onAnswer).toHaveBeenCalledTimes(1);
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};
export const No: Story = {
  name: 'Q-028 no sends none',
  play: async ({ args, userEvent }) => {
    await userEvent.click(question().getByRole('button', { name: 'Não' }));
    await expect(args.onAnswer).toHaveBeenCalledTimes(1);
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};
export const Back: Story = {
  name: 'Q-028 Escape answers nothing',
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenCalledTimes(1);
    await expect(args.onAnswer).toHaveBeenCalledWith(undefined);
  },
};
