import type { QuoteLogEntry } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CANCELLED_LOG, LONG_LOG, QUOTE_LOG } from '../../test-support/log-fixtures.ts';
import { inMinutes, ME } from '../../test-support/request-fixtures.ts';
import { QuoteLog } from './quote-log.tsx';

const meta = {
  title: 'Request/QuoteLog',
  component: QuoteLog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
  args: { open: true, onOpenChange: fn(), context: 'Gol, GRU → REC, R$ 1.741,08', entries: QUOTE_LOG },
} satisfies Meta<typeof QuoteLog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Histórico da cotação' }));
const entries = () => dialog().getAllByRole('listitem');
/** The changes of an entry that are in sight: label, old value, new value. */
function changesOf(entry: HTMLElement | undefined) {
  const rows = [...(entry?.querySelectorAll<HTMLElement>('[data-slot="log-change"]') ?? [])].filter((row) => row.checkVisibility());
  return rows.map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')));
}

export const Entries: Story = {
  play: async () => waitFor(() => expect(dialog().getByText('4 registros')).toBeVisible()),
};
export const Empty: Story = {
  args: { entries: [] },
  play: async () => waitFor(() => expect(dialog().getByText('Nenhuma alteração registrada nesta cotação.')).toBeVisible()),
};
export const Loading: Story = {
  args: { entries: undefined },
  play: async () => expect(dialog().getByRole('status', { name: 'Carregando o histórico' })).toBeVisible(),
};
export const Failed: Story = {
  args: { entries: undefined, error: 'Erro ao buscar o histórico da cotação.', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('Erro ao buscar o histórico da cotação.');
    await userEvent.click(dialog().getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const LongTexts: Story = { args: { entries: LONG_LOG } };
export const OnPhone: Story = { tags: ['picture'], globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const OldAndNew: Story = {
  name: 'A-156 A-157 B-034 lists moment, user and what changed, newest first, old and new side by side by their labels',
  play: async () => {
    const [restored, removed, changed, added] = entries();
    await expect(restored).toHaveTextContent(/21\/11 08:49.*Cotação trazida de volta.*por Camila Nogueira Prado/);
    await expect(removed).toHaveTextContent(/21\/11 08:48.*Cotação removida/);
    await expect(changed).toHaveTextContent(/21\/11 08:00.*Cotação alterada.*por Rafael Teixeira/);
    await expect(added).toHaveTextContent(/21\/11 04:00.*Cotação adicionada/);
    await expect(changesOf(changed)).toEqual(
      expect.arrayContaining([
        ['Nº do vooTrecho 1, voo 1', expect.stringMatching(/^Antes\d+$/), 'Depois4321'],
        ['CabineTrecho 1, voo 1', 'AntesEconômica', 'DepoisExecutiva'],
        ['LocalizadorTrecho 1, voo 1', 'Antesvazio', 'DepoisXYZ123'],
      ]),
    );
    const [row] = changed?.querySelectorAll('[data-slot="log-change"]') ?? [];
    const [, before, after] = [...(row?.children ?? [])].map((cell) => cell.getBoundingClientRect());
    if (window.innerWidth >= 640) await expect([before?.top, (before?.right ?? 0) < (after?.left ?? 0)]).toEqual([after?.top, true]);
    else await expect((before?.bottom ?? 0) <= (after?.top ?? 0)).toBe(true);
  },
};

export const ByField: Story = {
  name: 'B-034 a field leaves the entries that changed it, each with that change alone, and says how many they are',
  play: async ({ userEvent }) => {
    const field = dialog().getByRole('combobox', { name: 'Campo' });
    await userEvent.selectOptions(field, 'Nº do voo');
    await expect(dialog().getByText('1 registro')).toBeVisible();
    await expect(changesOf(entries()[0])).toEqual([['Nº do vooTrecho 1, voo 1', expect.stringMatching(/^Antes\d+$/), 'Depois4321']]);
    await userEvent.selectOptions(field, 'Tarifa');
    await expect(dialog().getByText('4 registros')).toBeVisible();
    await expect(
      entries()
        .flatMap(changesOf)
        .map(([label]) => label),
    ).toEqual(['Tarifa', 'Tarifa', 'Tarifa', 'Tarifa']);
  },
};

export const KeepsTheCalculation: Story = {
  name: 'B-033 the entry of a cancelled issue keeps the calculation that its user saw; a field leaves the changes alone',
  tags: ['picture'],
  args: { entries: CANCELLED_LOG },
  play: async ({ userEvent }) => {
    const calculation = () => dialog().queryByRole('region', { name: 'Cálculo' });
    await expect(entries()[0]).toHaveTextContent(/Emissão cancelada/);
    await expect(calculation()).toHaveTextContent(/MultaR\$\s350,00/);
    await expect(calculation()).toHaveTextContent(/Crédito do bilheteR\$\s1\.237,54/);
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Campo' }), 'Taxa de cancelamento');
    await expect(calculation()).toBeNull();
  },
};

export const Unfolds: Story = {
  name: 'an entry with many fields is folded to six, and unfolds by keyboard; on paper nothing is folded',
  play: async ({ userEvent }) => {
    const [restored] = entries();
    await expect(changesOf(restored)).toHaveLength(6);
    const more = within(restored ?? document.body).getByRole('button', { name: /Mostrar mais \d+ campos/ });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(changesOf(restored)).toHaveLength(restored?.querySelectorAll('[data-slot="log-change"]').length ?? 0);
    await expect(within(restored ?? document.body).getByRole('button', { name: 'Mostrar menos campos' })).toHaveFocus();
  },
};

export const Prints: Story = {
  name: 'B-034 the button prints, and the page is marked so that the log alone is printed while it is open',
  play: async ({ userEvent }) => {
    const print = fn();
    const original = window.print;
    window.print = print;
    try {
      await userEvent.click(dialog().getByRole('button', { name: 'Imprimir' }));
    } finally {
      window.print = original;
    }
    await expect(print).toHaveBeenCalledTimes(1);
    await expect(document.documentElement).toHaveAttribute('data-guiche-print-part');
    await expect(dialog().getByRole('list').closest('[data-guiche-print]')).not.toBeNull();
  },
};

const MANY: readonly QuoteLogEntry[] = Array.from({ length: 200 }, (_, index) => ({
  acao: 'ALTERAR',
  usuario: ME.name,
  data: inMinutes(-index),
  detalhes: null,
  alteracoes: [
    {
      campo: 'campo_tarifa',
      antes: { tipo: 'DINHEIRO', valor: index, moeda: 'BRL' },
      depois: { tipo: 'DINHEIRO', valor: index + 1, moeda: 'BRL' },
    },
  ],
}));

export const TwoHundred: Story = {
  name: 'two hundred entries are all there, and only the body of the window scrolls',
  args: { entries: MANY },
  play: async () => {
    await waitFor(() => expect(dialog().getByText('200 registros')).toBeVisible());
    await expect(entries()).toHaveLength(200);
    await expect(screen.getByRole('dialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Older: Story = {
  name: 'A-155 A-319 an entry of another server: its text in place of the fields, and an unknown action by its words',
  args: {
    entries: [
      { acao: 'ALTERAR', usuario: ME.name, data: inMinutes(-9), detalhes: 'Total: R$ 1.090,00 → R$ 990,00' },
      { acao: 'TROCAR', usuario: ME.name, data: inMinutes(-10), detalhes: null },
    ],
  },
  play: async () => {
    const [changed, unknown] = entries();
    await expect(changed).toHaveTextContent('Total: R$ 1.090,00 → R$ 990,00');
    await expect(unknown).toHaveTextContent('Ação não reconhecida.');
    await expect(dialog().queryByRole('combobox')).toBeNull();
  },
};
