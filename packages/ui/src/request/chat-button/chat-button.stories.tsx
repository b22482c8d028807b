import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChatButton } from './chat-button.tsx';

const meta = {
  title: 'Request/ChatButton',
  component: ChatButton,
  args: { number: 48210, unread: 0, onOpen: fn() },
} satisfies Meta<typeof ChatButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Conversa da solicitação 48210' });
    await expect(button).toHaveTextContent('Conversa');
  },
};

export const Unread: Story = {
  name: 'A-112 A-114 it says how many messages are unread, and opens the chat',
  args: { unread: 3 },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Conversa da solicitação 48210, 3 mensagens não lidas' });
    await expect(button).toHaveTextContent(/Conversa3$/);
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

export const Unsent: Story = {
  name: 'A-168 it says that a message was typed and not sent',
  args: { unsent: true, unread: 1 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Conversa da solicitação 48210, 1 mensagem não lida, mensagem não enviada' });
    await expect(button).toHaveTextContent(/Conversa1•$/);
  },
};

export const InARow: Story = {
  args: { unread: 120, compact: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /, 120 mensagens não lidas$/ })).toHaveTextContent(/99\+$/),
};

export const WithoutChat: Story = {
  name: 'A-114 where the chat cannot be opened, the unread messages are counted all the same; at 0 there is nothing',
  render: () => (
    <>
      <ChatButton number={48210} unread={2} />
      <ChatButton number={48217} unread={0} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Conversa da solicitação 48210, 2 mensagens não lidas')).toBeInTheDocument();
    await expect(canvas.queryByText(/48217/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
