import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storedRoundTrip, USD } from '../../test-support/air-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { largeAmounts } from '../../test-support/unfitting-amounts.ts';
import { EarlierIssuesModal } from './earlier-issues-modal.tsx';

const first = storedRoundTrip({ id: 'a', statusCotacao: 'EMISSAO_ALTERADA', saldoEntrada: { valorEntrada: 120.4, status: 'PENDENTE' } });
const second = storedRoundTrip({ id: 'b', statusCotacao: 'EMISSAO_CANCELADA', total: 900, saldoEntrada: null });

const meta = {
  title: 'Modals/EarlierIssuesModal',
  component: EarlierIssuesModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    context: 'GRU → REC · 10/12/2026 – 14/12/2026 · Ana Beatriz Lima',
    issues: [first, second],
    onSave: fn(async () => []),
  },
} satisfies Meta<typeof EarlierIssuesModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Emissões anteriores' }));
const values = () => dialog().getAllByRole('textbox', { name: 'Valor do saldo' });
const statuses = () => dialog().getAllByRole('combobox', { name: 'Situação do saldo' });
const save = () => userEvent.click(dialog().getByRole('button', { name: 'Salvar' }));
const last = <T,>(all: readonly T[]): T => {
  const found = all.at(-1);
  if (found === undefined) throw new RangeError('There is none.');
  return found;
};

export const States: Story = {};
export const Empty: Story = { args: { issues: [] } };
export const Loading: Story = { args: { issues: undefined } };
export const Failed: Story = { args: { issues: undefined, onRetry: fn() } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Saves: Story = {
  name: 'Q-050 each issue has airline, total and its entry balance; all are saved together, with what was typed',
  play: async ({ args }) => {
    await waitFor(() => expect(values()[0]).toHaveFocus());
    const groups = dialog().getAllByRole('group');
    await expect(groups[0]).toHaveAccessibleName(/^Gol.*R\$\s1\.587,54$/);
    await expect(groups[1]).toHaveAccessibleName(/R\$\s900,00$/);
    await expect(values().map((one) => (one as HTMLInputElement).value)).toEqual(['120,40', '']);
    await userEvent.type(last(values()), '5000');
    await userEvent.selectOptions(last(statuses()), 'Já usado');
    await save();
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(args.onSave).toHaveBeenCalledWith([first, { ...second, saldoEntrada: { valorEntrada: 50, status: 'UTILIZADO' } }]);
  },
};

export const Missing: Story = {
  name: 'Q-150 a missing value, and a value without a status, are refused at their fields; 0 needs no status',
  play: async ({ args }) => {
    await save();
    await expect(last(values())).toHaveAccessibleDescription(/Informe o valor do saldo\./);
    await expect(last(values())).toHaveFocus();
    await userEvent.type(last(values()), '5000');
    await save();
    await expect(last(statuses())).toHaveAccessibleDescription(/Informe o status do saldo\./);
    await expect(last(statuses())).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(last(values()));
    await userEvent.type(last(values()), '0');
    await save();
    await expect(args.onSave).toHaveBeenCalledWith([first, { ...second, saldoEntrada: { valorEntrada: 0, status: null } }]);
  },
};

export const RefusedByServer: Story = {
  name: 'what the server refuses stands at its field or above, and what was typed stays',
  args: {
    onSave: fn(async () => [
      { key: 'informe_o_status_do_saldo', field: '0.saldoEntrada.status' } as const,
      { key: 'emissao_nao_identificada', field: '1' } as const,
    ]),
  },
  play: async () => {
    await userEvent.type(last(values()), '0');
    await save();
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent(/Não foi possível identificar a emissão/));
    await expect(statuses()[0]).toHaveAccessibleDescription(/Informe o status do saldo\./);
    await expect(last(values())).toHaveValue('0,00');
  },
};

export const AsksBeforeLoss: Story = {
  name: 'Q-050 what was typed is not lost by Escape without a question, and untouched fields close at once',
  play: async ({ args }) => {
    await waitFor(() => expect(values()[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.type(last(values()), '5000');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Descartar o que foi digitado?' }));
    await expect(question.getByText('Nada foi salvo.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await expect(last(values())).toHaveValue('50,00');
    await userEvent.click(last(dialog().getAllByRole('button', { name: 'Fechar' })));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const AboveTheTotal: Story = {
  name: 'Q-154 a balance above the total of its issue is asked about before it is saved, one that is stored already is not',
  args: { issues: [{ ...first, saldoEntrada: { valorEntrada: 9000, status: 'PENDENTE' } }, second] },
  play: async ({ args }) => {
    await userEvent.type(last(values()), '90001');
    await userEvent.selectOptions(last(statuses()), 'Já usado');
    await save();
    const question = await screen.findByRole('alertdialog', { name: 'O crédito está certo?' });
    await expect(
      within(question)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([expect.stringMatching(/R\$ 900,01 é mais que o valor, R\$ 900,00\.$/)]);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await expect(last(values())).toHaveValue('900,01');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar assim' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await userEvent.clear(last(values()));
    await userEvent.type(last(values()), '90000');
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const GoesOn: Story = {
  name: 'B-064 each change is told, and what was typed before is there again; closing asks before it is lost',
  args: { onTyped: fn(), initial: { b: { valorEntrada: 45.5, status: 'PENDENTE' } } },
  play: async ({ args }) => {
    await expect(dialog().getByText('O que você digitou antes está de volta.')).toBeVisible();
    await expect(values().map((field) => (field as HTMLInputElement).value)).toEqual(['120,40', '45,50']);
    await userEvent.selectOptions(last(statuses()), 'Já usado');
    await expect(args.onTyped).toHaveBeenLastCalledWith({ b: { valorEntrada: 45.5, status: 'UTILIZADO' } });
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alertdialog', { name: 'Descartar o que foi digitado?' })).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Millions: Story = {
  ...onScreen('phone'),
  name: 'on a phone amounts of millions fit into the window',
  args: {
    issues: [
      { ...first, total: 12345678.9 },
      { ...second, total: 1234567.89, moeda: USD },
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const { shown, unfitting } = largeAmounts(screen.getByRole('dialog'));
    await expect(shown.length).toBeGreaterThan(1);
    await expect(unfitting).toEqual([]);
  },
};
