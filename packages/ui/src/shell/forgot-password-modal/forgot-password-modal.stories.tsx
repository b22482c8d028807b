import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ForgotPasswordModal } from './forgot-password-modal.tsx';

const meta = {
  title: 'Shell/ForgotPasswordModal',
  component: ForgotPasswordModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 400 } } },
  args: { open: true, onOpenChange: fn(), onSend: fn() },
} satisfies Meta<typeof ForgotPasswordModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Login' });
const send = () => screen.getByRole('button', { name: 'Enviar nova senha' });

export const Asks: Story = { tags: ['picture'], args: { defaultLogin: 'consultora@guiche.demo' } };
export const Pending: Story = { args: { pending: true, defaultLogin: 'consultora@guiche.demo' } };

export const AsksForTheLogin: Story = {
  name: 'A-189 the login is asked for, required, and sent without the blanks around it',
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.click(send());
    await expect(await field()).toHaveAccessibleDescription('Campo obrigatório');
    await expect(await field()).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(await field(), ' consultora@guiche.demo {Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith('consultora@guiche.demo');
  },
};

export const SentOnce: Story = {
  name: 'while it is on its way it can neither be sent again nor closed',
  args: { pending: true, defaultLogin: 'consultora@guiche.demo' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), '{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
