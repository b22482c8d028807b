import { type ListColumn, NO_FILTERS } from '@guiche/domain/lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ToastProvider, useToast } from '../../feedback/toast/index.ts';
import { ListExport } from '../list-export/index.ts';
import { ListViews } from '../list-views/index.ts';
import { ListColumns, type ListColumnsProps } from './list-columns.tsx';

/** The choice is kept here, as whoever uses it keeps it. */
function Kept(props: ListColumnsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ListColumns
      {...props}
      value={value}
      onValueChange={(columns) => {
        setValue(columns);
        props.onValueChange(columns);
      }}
    />
  );
}

const SOME: readonly ListColumn[] = ['prazo', 'numero', 'cliente', 'viajantes', 'responsavel'];

const meta = {
  title: 'Request/ListColumns',
  component: ListColumns,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => <Kept {...args} />,
  args: { lista: 'cotacoes', value: null, onValueChange: fn() },
} satisfies Meta<typeof ListColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvas: ReturnType<typeof within>, userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
  return within(await screen.findByRole('dialog', { name: 'Colunas da lista' }));
};
/** What is offered, a hidden column with a mark. */
const offered = () =>
  [...screen.getByRole('dialog').querySelectorAll('input')].map((box) => `${box.checked ? '' : '-'}${box.closest('label')?.textContent}`);

export const Closed: Story = {};
export const Arranged: Story = {
  tags: ['picture'],
  args: { value: SOME },
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent);
  },
};

export const Chosen: Story = {
  name: 'B-046 columns are left out and shown again in their place; the number cannot be left out',
  play: async ({ args, canvas, userEvent }) => {
    const panel = await opened(canvas, userEvent);
    await expect(panel.getByRole('checkbox', { name: /^Nº/ })).toBeDisabled();
    await expect(panel.queryByRole('button', { name: 'Voltar ao padrão' })).toBeNull();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Cliente' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'prazo',
      'numero',
      'viajantes',
      'viagem',
      'servicos',
      'situacao',
      'responsavel',
    ]);
    await expect(offered().slice(2, 5)).toEqual(['Viajantes', '-Cliente', 'Viagem']);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Cliente' }));
    await expect(offered().slice(2, 5)).toEqual(['Viajantes', 'Cliente', 'Viagem']);
    await expect(panel.queryByRole('button', { name: 'Voltar ao padrão' })).toBeNull();
  },
};

export const Moved: Story = {
  name: 'B-046 a column moves by keyboard until it is the last; the focus stays on its button, and the new place is told',
  args: { value: SOME },
  play: async ({ args, canvas, userEvent }) => {
    const panel = await opened(canvas, userEvent);
    const later = panel.getByRole('button', { name: 'Mover Viajantes para depois' });
    later.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['prazo', 'numero', 'cliente', 'responsavel', 'viajantes']);
    await expect(panel.getByRole('status')).toHaveTextContent('Viajantes: coluna 5 de 5');
    await expect(later).toHaveFocus();
    await expect(later).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.click(panel.getByRole('button', { name: 'Voltar ao padrão' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Colunas' })).toHaveFocus());
  },
};

export const OfAnalysis: Story = {
  name: 'B-046 in the list of client analysis, with other widths than at first: its own columns, and the way back',
  args: { lista: 'analise', sized: true },
  play: async ({ args, canvas, userEvent }) => {
    const panel = await opened(canvas, userEvent);
    await expect(offered()).toEqual([
      'Com o cliente',
      'Nºsempre mostrada',
      'Viajantes',
      'Cliente',
      'Viagem',
      'Serviços',
      'Cotações',
      'Melhor total',
      'Responsável',
    ]);
    await userEvent.click(panel.getByRole('button', { name: 'Voltar ao padrão' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(panel.getByRole('checkbox', { name: 'Com o cliente' })).toHaveFocus();
  },
};

/** The three buttons above a list, at the place where a toast stands by itself. */
function Toolbar() {
  const toast = useToast();
  return (
    <div className="g:flex g:justify-end g:gap-2 g:pt-16">
      <button type="button" onClick={() => toast({ tipo: 'SUCCESS', text: 'Informações salvas com sucesso.' })}>
        Avisar
      </button>
      <ListExport count={87} onExport={fn()} onCancel={fn()} />
      <Kept lista="cotacoes" value={null} onValueChange={fn()} />
      <ListViews
        views={[]}
        shown={{ filtros: NO_FILTERS, ordem: null, colunas: null }}
        user={{ id: '1', profiles: [] }}
        onOpen={fn()}
        onSave={async () => []}
        onUpdate={fn()}
        onShare={fn()}
        onStart={fn()}
        onRemove={fn()}
      />
    </div>
  );
}

export const ClearOfToasts: Story = {
  name: 'S-192 a toast covers none of the buttons above a list',
  render: () => (
    <ToastProvider>
      <Toolbar />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Avisar' }).click();
    const toast = await waitFor(() => {
      const shown = document.querySelector('[data-tipo]:not([hidden])');
      if (!shown) throw new Error('no toast');
      return shown;
    });
    await waitFor(() => {
      const box = toast.getBoundingClientRect();
      expect(box.width).toBeGreaterThan(0);
      for (const name of ['Exportar', 'Colunas', 'Visões']) {
        const { left, right, top, bottom } = canvas.getByRole('button', { name }).getBoundingClientRect();
        expect(box.top >= bottom || box.bottom <= top || box.left >= right || box.right <= left, name).toBe(true);
      }
    });
  },
};
