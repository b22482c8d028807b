import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotificationBell } from './notification-bell.tsx';

const meta = {
  title: 'Shell/NotificationBell',
  component: NotificationBell,
  args: { notifications: [], href: '#/agencia' },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  name: 'A-065 S-014 an outline without number when there is nothing',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Nenhuma pendência' })).not.toHaveTextContent(/\d/);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('data-filled', 'false');
  },
};

export const Some: Story = {
  name: 'A-066 S-015 a filled bell with the sum of all quantities',
  args: {
    notifications: [
      { quantidade: 12, tipoNotificacao: 'COTACAO' },
      { quantidade: 5, tipoNotificacao: 'EMISSAO' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '17 pendências' })).toHaveTextContent('17');
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('data-filled', 'true');
  },
};

export const SumOfNothing: Story = {
  name: 'A-066 a sum of 0 shows no number',
  args: { notifications: [{ quantidade: 0, tipoNotificacao: 'COTACAO' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nenhuma pendência' })).not.toHaveTextContent(/\d/);
  },
};

export const NoType: Story = {
  name: 'S-009 notifications without a type are counted, and lead nowhere',
  args: { notifications: [{ quantidade: 3, tipoNotificacao: 'SEM_TIPO' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement).toHaveTextContent('3 pendências');
  },
};

export const Unknown: Story = {
  name: 'A-065 while nothing is known yet, it does not say that nothing waits',
  args: { notifications: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Pendências' })).not.toHaveTextContent(/\d/);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('data-filled', 'false');
  },
};

export const Failed: Story = {
  name: 'A-065 what could not be counted is not told as nothing; pressing the bell asks again',
  args: { notifications: undefined, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Pendências não carregadas. Tentar de novo' });
    await expect(bell).not.toHaveTextContent('Nenhuma');
    await userEvent.click(bell);
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Many: Story = { args: { notifications: [{ quantidade: 1204, tipoNotificacao: 'COTACAO' }] } };
