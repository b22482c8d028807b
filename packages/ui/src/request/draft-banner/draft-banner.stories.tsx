import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DraftBanner } from './draft-banner.tsx';

const meta = {
  title: 'Request/DraftBanner',
  component: DraftBanner,
  args: {
    isNew: true,
    offer: '',
    savedAt: new Date(2026, 10, 21, 9, 40).toISOString(),
    onContinue: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof DraftBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cotação nova que ainda não foi salva')).toBeVisible();
    await expect(canvas.getByText('digitado em 21/11/2026 09:40')).toBeVisible();
  },
};

export const Changes: Story = {
  name: 'says which quote was changed and since when; it can be continued or discarded',
  args: { isNew: false, offer: 'Gol, GRU → REC' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Alterações de uma cotação que ainda não foram salvas')).toBeVisible();
    await expect(canvas.getByText('Gol, GRU → REC · digitado em 21/11/2026 09:40')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(args.onContinue).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
  },
};
