import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { BulkResultDialog, type RefusedRequest } from './bulk-result-dialog.tsx';

const REFUSED: readonly RefusedRequest[] = [
  { uuid: 'a', number: 48217, reason: 'A solicitação já está com Rafael Teixeira.' },
  { uuid: 'b', number: 48224, reason: 'A solicitação já está com Beatriz Sampaio Coelho.' },
  { uuid: 'c', number: 48301, reason: 'A solicitação não foi encontrada.' },
];

const meta = {
  title: 'Request/BulkResultDialog',
  component: BulkResultDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
  args: { open: true, onOpenChange: fn(), done: 27, refused: REFUSED, onRetry: fn() },
} satisfies Meta<typeof BulkResultDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeRefused: Story = { tags: ['picture'] };
export const HandedOver: Story = { args: { handedTo: 'Beatriz Sampaio Coelho', done: 1 } };
export const AllRefused: Story = { args: { done: 0 } };

export const SaysWhy: Story = {
  name: 'B-044 it says how many were taken over, and of each that was not its number and why; those can be tried again',
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '27 assumidas, 3 não' }));
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      REFUSED.map(({ number, reason }) => `${number}${reason}`),
    );
    await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1)).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Tentar de novo as que falharam' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const NamesTheColleague: Story = {
  name: 'B-044 it names the colleague to whom the requests were handed, and says when none was',
  args: { handedTo: 'Beatriz Sampaio Coelho', done: 1 },
  play: async ({ args, mount }) => {
    await mount(<BulkResultDialog {...args} />);
    await expect(await screen.findByRole('dialog', { name: '1 passada para Beatriz Sampaio Coelho, 3 não' })).toBeVisible();
    await mount(<BulkResultDialog {...args} handedTo={undefined} done={0} />);
    await expect(await screen.findByRole('dialog', { name: 'Nenhuma assumida, 3 não' })).toBeVisible();
  },
};
