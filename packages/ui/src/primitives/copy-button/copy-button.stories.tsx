import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CopyButton, type CopyButtonProps } from './copy-button.tsx';

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: { text: 'ABC123', label: 'Copiar localizador', onCopy: fn<CopyButtonProps['onCopy']>(async () => true) },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {};
export const IconOnly: Story = { args: { iconOnly: true } };

/** What the browser does with each try. */
let outcomes: (boolean | Error)[] = [];

export const Copied: Story = {
  name: 'A-326 a copy that succeeds says so, one that the browser refuses does too, and the next try replaces both',
  tags: ['!autodocs'],
  args: {
    onCopy: fn<CopyButtonProps['onCopy']>(async () => {
      const outcome = outcomes.shift() ?? true;
      if (outcome instanceof Error) throw outcome;
      return outcome;
    }),
  },
  play: async ({ args }) => {
    outcomes = [true, false, new Error('refused')];
    const copy = () => userEvent.click(screen.getByRole('button', { name: 'Copiar localizador' }));
    await copy();
    await expect(await screen.findByText('Dados copiados com sucesso!')).toBeVisible();
    await expect(args.onCopy).toHaveBeenLastCalledWith('ABC123');
    for (const _refused of ['by an answer', 'by an error']) {
      await copy();
      await expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao copiar dados.');
      await expect(screen.queryByText('Dados copiados com sucesso!')).toBeNull();
    }
    await copy();
    await expect(await screen.findByText('Dados copiados com sucesso!')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
