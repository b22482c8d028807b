import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { COLLEAGUE, CONSULTANTS } from '../../test-support/request-fixtures.ts';
import { SelectionBar, type SelectionBarProps } from './selection-bar.tsx';

const meta: Meta<typeof SelectionBar> = {
  title: 'Request/SelectionBar',
  component: SelectionBar,
  args: { count: 3, onTakeOver: fn(), onHandOver: fn(), onLoadConsultants: fn(async () => CONSULTANTS), onExport: fn(), onClear: fn() },
  decorators: [
    (Story) => (
      <main className="g:min-h-96">
        <h1 className="g:font-semibold g:text-xl">Solicitações</h1>
        {Story()}
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { tags: ['picture'] };
export const One: Story = { args: { count: 1 } };
export const TakeOverAlone: Story = { args: { onHandOver: undefined, onExport: undefined } };
export const Running: Story = { args: { count: 450, running: { done: 200, total: 450 } } };
export const Failed: Story = { args: { error: 'Sem conexão com o servidor.' } };

export const Acts: Story = {
  name: 'B-044 the chosen are taken over, exported or left; their number is said',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Solicitações selecionadas' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selecionadas');
    await userEvent.click(canvas.getByRole('button', { name: 'Assumir' }));
    await expect(args.onTakeOver).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const HandsOver: Story = {
  name: 'B-044 a colleague is searched by name and chosen with the keyboard; Escape chooses nobody, and the focus comes back',
  play: async ({ args, canvas, userEvent }) => {
    const button = () => canvas.getByRole('button', { name: 'Passar a um colega…' });
    await userEvent.click(button());
    await screen.findByRole('option', { name: COLLEAGUE.name });
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    await expect(args.onHandOver).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('rafael');
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([COLLEAGUE.name]));
    await userEvent.keyboard('{Enter}');
    await expect(args.onHandOver).toHaveBeenCalledWith(COLLEAGUE);
    await waitFor(() => expect(button()).toHaveFocus());
  },
};

export const OpenedFromOutside: Story = {
  name: 'the list of the consultants is opened from outside, with the focus, and says when it is left',
  args: { choosing: true, onChoosingChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Novo responsável' })).toHaveFocus();
    await screen.findByRole('option', { name: COLLEAGUE.name });
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(args.onChoosingChange).toHaveBeenLastCalledWith(false);
  },
};

export const IsSentOnce: Story = {
  name: 'B-044 while the chosen change it says how far that is, and nothing is sent a second time',
  args: { count: 450, running: { done: 200, total: 450 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('200 de 450')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Alterando os responsáveis…');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '44');
    // A button whose action runs is named by that.
    for (const button of canvas.getAllByRole('button').slice(0, 2)) {
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(button);
    }
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(args.onTakeOver).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Limpar seleção' })).toBeDisabled();
  },
};

/** Disappears as it does in a list. */
function Leaving(props: SelectionBarProps) {
  const [shown, setShown] = useState(true);
  return shown && <SelectionBar {...props} onClear={() => setShown(false)} />;
}

export const Leaves: Story = {
  name: 'B-044 when the bar disappears under the focus, the heading of the page takes it, and the page is as high as before',
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const { style } = document.documentElement;
    await expect(style.paddingBottom).toBe('80px');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Solicitações' })).toHaveFocus());
    await expect(style.paddingBottom).toBe('');
  },
};
