import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ReplaceColleaguesDialog } from './replace-colleagues-dialog.tsx';

const meta = {
  title: 'Request/ReplaceColleaguesDialog',
  component: ReplaceColleaguesDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 300 } } },
  args: { open: true, count: 3, names: ['Rafael Teixeira', 'Beatriz Sampaio Coelho'], onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof ReplaceColleaguesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesOver: Story = { tags: ['picture'] };
export const HandsOver: Story = { args: { next: 'Camila Nogueira Prado' } };
export const OneRequest: Story = { args: { count: 1, names: ['Rafael Teixeira'] } };

export const Asks: Story = {
  name: 'B-044 A-131 colleagues are replaced after one question that names them all; Escape replaces nobody',
  play: async ({ args, userEvent }) => {
    const question = '3 das solicitações estão com Rafael Teixeira e Beatriz Sampaio Coelho. Deseja assumir também?';
    await expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sim' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const NamesWhoGetsThem: Story = {
  name: 'B-044 the question before handing over names who gets the requests',
  args: { count: 1, names: ['Rafael Teixeira'], next: 'Camila Nogueira Prado' },
  play: async () => {
    const question = '1 das solicitações está com Rafael Teixeira. Deseja passar também para Camila Nogueira Prado?';
    await expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible();
  },
};
