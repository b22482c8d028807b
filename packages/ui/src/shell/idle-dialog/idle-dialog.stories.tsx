import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IdleDialog } from './idle-dialog.tsx';

const meta = {
  title: 'Shell/IdleDialog',
  component: IdleDialog,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { open: true, seconds: 42, onStay: fn() },
} satisfies Meta<typeof IdleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {};

export const CountsDown: Story = {
  name: 'A-190 warns with a countdown and a button to stay signed in',
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('Sua sessão será encerrada em 42 segundos por inatividade.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Continuar conectado' }));
    await expect(args.onStay).toHaveBeenCalled();
  },
};

export const LastSecond: Story = {
  name: 'A-190 the last second is a single one',
  args: { seconds: 1 },
  play: () => waitFor(() => expect(screen.getByText('Sua sessão será encerrada em 1 segundo por inatividade.')).toBeVisible()),
};
