import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AttachmentsButton } from './attachments-button.tsx';

const meta = {
  title: 'Request/AttachmentsButton',
  component: AttachmentsButton,
  args: { count: 3, onOpen: fn(), onOpenIntent: fn() },
} satisfies Meta<typeof AttachmentsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};
export const Unknown: Story = { args: { count: undefined } };
export const Waiting: Story = { args: { waiting: 2 } };

export const Opens: Story = {
  name: 'Q-054 it opens the attachments, and says how many there are and how many wait',
  args: { waiting: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anexos (3) 1 por enviar' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(args.onOpenIntent).toHaveBeenCalled();
  },
};
