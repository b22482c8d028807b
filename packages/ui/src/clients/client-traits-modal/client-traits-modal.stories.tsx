import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { NO_PARTICULARITIES, PARTICULARITIES } from '../../test-support/client-fixtures.ts';
import { ClientTraitsModal } from './client-traits-modal.tsx';

const meta = {
  title: 'Clients/ClientTraitsModal',
  component: ClientTraitsModal,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { open: true, onOpenChange: fn(), client: 'Construtora Vale do Ipê Ltda.', particularities: PARTICULARITIES },
} satisfies Meta<typeof ClientTraitsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const NothingKnown: Story = { args: { particularities: NO_PARTICULARITIES } };
export const Loading: Story = { args: { particularities: undefined } };
export const Failed: Story = {
  args: { particularities: undefined, error: 'Erro ao buscar as particularidades.', onRetry: fn() },
};

export const ReadOnly: Story = {
  name: 'A-233 the special traits of a client are read in a window named by it, and changed nowhere',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const modal = within(await screen.findByRole('dialog', { name: 'Construtora Vale do Ipê Ltda.' }));
    await expect(modal.getByText('Assento no corredor. Chegar à obra até as 9h.')).toBeVisible();
    await expect(modal.getByText('LATAM Pass', { exact: false })).toBeVisible();
    await expect(modal.getByText('Duda Peixoto', { exact: false })).toBeVisible();
    await expect(modal.queryAllByRole('textbox')).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
