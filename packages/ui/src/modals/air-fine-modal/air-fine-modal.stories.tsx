import type { AirQuote } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { largeAmounts } from '../../test-support/unfitting-amounts.ts';
import { AirFineModal, type LoadedFine } from './air-fine-modal.tsx';

/** The numbers of Q-154. */
const AMOUNTS = { tarifaTotal: 1357.95, taxas: 89.9, total: 1587.54 } as const;
const LOADED: LoadedFine = { ...AMOUNTS, multa: null, taxaCancelamento: null, opcaoSaldo: null };
const issued = (changes: Partial<AirQuote> = {}) =>
  storedRoundTrip({
    ...AMOUNTS,
    statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE',
    dataEmissao: '2026-11-18T14:00:00.000Z',
    numeroBilhete: '9572401118001',
    ...changes,
  });
const withStatuses = (...statuses: AirQuote['segmentos'][number]['status'][]) =>
  issued({ segmentos: issued().segmentos.map((segment, index) => ({ ...segment, status: statuses[index] ?? null })) });

const meta = {
  title: 'Modals/AirFineModal',
  component: AirFineModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 680 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    ending: 'CANCELAMENTO',
    quote: issued(),
    service: { tipo: 'IDA_VOLTA' },
    loaded: LOADED,
    now: new Date('2026-11-24T18:30:00.000Z'),
    context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · GRU → REC · 10/12 a 14/12',
  },
} satisfies Meta<typeof AirFineModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByRole('textbox', { name });
const choice = (name: string) => dialog().getByRole('combobox', { name });
/** The first field, in whichever language the page is. */
const firstField = () => screen.getByRole('dialog').querySelector('input') ?? document.body;
const confirm = () => dialog().getByRole('button', { name: /^(Cancelar emissão|Cancelar trecho|Confirmar alteração)/ });
const said = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const client = () => said(document.querySelector('[data-slot="client-result"]'));

export const Cancellation: Story = {
  tags: ['picture'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(firstField()).toHaveFocus());
    await userEvent.type(firstField(), '35000');
    await expect(client()).toMatch(/\b0[,.]00/);
  },
};
export const InPart: Story = { tags: ['picture'], args: { quote: withStatuses(null, 'PENDENTE_CANCELAMENTO') } };
export const Rest: Story = { args: { quote: withStatuses('CANCELADO', null) } };
export const Change: Story = {
  tags: ['picture'],
  args: {
    ending: 'ALTERACAO',
    quote: issued({ statusCotacao: 'EMISSAO_ALTERACAO' }),
    loaded: { ...LOADED, multa: 350 },
    replacement: storedRoundTrip({ tarifaTotal: 1650, taxas: 150, total: 1800 }),
  },
};
export const Loading: Story = { args: { loaded: undefined } };
export const LoadFailed: Story = { args: { loaded: undefined, onRetry: fn() } };
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { failure: 'Erro ao cancelar o serviço.' } };
export const OnPhone: Story = { tags: ['picture'], globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Amounts: Story = {
  name: 'Q-052 shows fare, taxes, total and the date, asks the fine, the credit, its status and the option, and confirms them',
  play: async ({ args, userEvent }) => {
    const terms = [...screen.getByRole('dialog').querySelectorAll('[data-slot="key-value-list"] dt')];
    await expect(terms.map((term) => [term.textContent, said(term.nextElementSibling)])).toEqual([
      ['Tarifa total', 'R$ 1.357,95'],
      ['Taxas', 'R$ 89,90'],
      ['Total', 'R$ 1.587,54'],
      [
        'Data do cancelamento',
        new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }).format(meta.args.now).replace(',', ''),
      ],
    ]);
    await userEvent.type(field('Taxa de cancelamento'), '35000');
    await userEvent.selectOptions(choice('Situação do crédito'), 'Pendente, para uma emissão futura');
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith({
      multa: 350,
      saldoEntrada: { valorEntrada: 1237.54, status: 'PENDENTE' },
      opcaoSaldo: null,
    });
  },
};

export const AsksTheFineOfTheChange: Story = {
  name: 'Q-052 B-033 a change asks `multa`, starts with the stored one, and tells what the client pays for the new issue',
  args: Change.args ?? {},
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Confirmar a alteração da emissão aérea' })).toBeVisible();
    await expect(field('Multa')).toHaveValue('350,00');
    await expect(dialog().queryByRole('textbox', { name: 'Taxa de cancelamento' })).toBeNull();
    await userEvent.clear(field('Crédito do bilhete'));
    await userEvent.type(field('Crédito do bilhete'), '0');
    // 1800 new, less 1587.54 paid, and the fine.
    await expect(client()).toContain('Cliente pagaR$ 562,46');
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledWith({
      multa: 350,
      saldoEntrada: { valorEntrada: 0, status: null },
      opcaoSaldo: 'REEMBOLSO',
    });
  },
};

export const CreditFollows: Story = {
  name: 'Q-154 the credit follows the suggestion, total less fine and at least 0, until somebody types one; the suggestion comes back by its button',
  play: async ({ args, userEvent }) => {
    await userEvent.type(field('Taxa de cancelamento'), '35000');
    await expect(field('Crédito do bilhete')).toHaveValue('1.237,54');
    await userEvent.clear(field('Crédito do bilhete'));
    await userEvent.type(field('Crédito do bilhete'), '100000');
    await userEvent.clear(field('Taxa de cancelamento'));
    await userEvent.type(field('Taxa de cancelamento'), '200000');
    await expect(field('Crédito do bilhete')).toHaveValue('1.000,00');
    await userEvent.click(dialog().getByRole('button', { name: /^Usar R\$\s0,00$/ }));
    await expect(field('Crédito do bilhete')).toHaveValue('0,00');
    await expect(field('Crédito do bilhete')).toHaveFocus();
    await userEvent.clear(field('Taxa de cancelamento'));
    await userEvent.type(field('Taxa de cancelamento'), '35000');
    await userEvent.selectOptions(choice('Situação do crédito'), 'Utilizado');
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledWith(
      expect.objectContaining({ saldoEntrada: { valorEntrada: 1237.54, status: 'UTILIZADO' } }),
    );
  },
};

export const FineAboveTheValue: Story = {
  name: 'Q-151 a fine above the value is asked about before it is sent; going back leads to it',
  play: async ({ args, userEvent }) => {
    await userEvent.type(field('Taxa de cancelamento'), '158755{Control>}{Enter}{/Control}');
    const question = await screen.findByRole('alertdialog', { name: 'A multa está certa?' });
    await expect(said(question)).toContain('R$ 1.587,55 é mais que o valor, R$ 1.587,54.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field('Taxa de cancelamento')).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(confirm());
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar assim' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(1));
    await expect(args.onConfirm).toHaveBeenCalledWith(expect.objectContaining({ multa: 1587.55 }));
  },
};

export const CreditAboveTheValue: Story = {
  name: 'Q-154 a credit above the value is asked about before it is sent; going back leads to it, and the value itself is not asked about',
  play: async ({ args, userEvent }) => {
    await userEvent.type(field('Taxa de cancelamento'), '0');
    await userEvent.selectOptions(choice('Situação do crédito'), 'Utilizado');
    await userEvent.clear(field('Crédito do bilhete'));
    await userEvent.type(field('Crédito do bilhete'), '158755');
    await userEvent.click(confirm());
    const question = await screen.findByRole('alertdialog', { name: 'O crédito está certo?' });
    await expect(said(question)).toContain('R$ 1.587,55 é mais que o valor, R$ 1.587,54.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field('Crédito do bilhete')).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar assim' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(1));
    await userEvent.clear(field('Crédito do bilhete'));
    await userEvent.type(field('Crédito do bilhete'), '158754');
    await userEvent.click(confirm());
    await waitFor(() =>
      expect(args.onConfirm).toHaveBeenLastCalledWith(
        expect.objectContaining({ saldoEntrada: { valorEntrada: 1587.54, status: 'UTILIZADO' } }),
      ),
    );
  },
};

export const NothingLeft: Story = {
  name: 'Q-149 Q-150 a credit of 0 needs no status and is given back as a refund, whatever was chosen before',
  play: async ({ args, userEvent }) => {
    await userEvent.type(field('Taxa de cancelamento'), '10000');
    await userEvent.selectOptions(choice('Situação do crédito'), 'Utilizado');
    await userEvent.clear(field('Crédito do bilhete'));
    await userEvent.type(field('Crédito do bilhete'), '0');
    await expect(choice('Saldo')).toBeDisabled();
    await expect(choice('Saldo')).toHaveDisplayValue('Reembolso');
    await expect(choice('Situação do crédito')).toBeDisabled();
    await expect(client()).toContain('Cliente recebeR$ 1.487,54');
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledWith({
      multa: 100,
      saldoEntrada: { valorEntrada: 0, status: null },
      opcaoSaldo: 'REEMBOLSO',
    });
  },
};

export const Missing: Story = {
  name: 'Q-150 Q-151 a missing fine, credit or status is told at its field, the first one gets the focus, and nothing is confirmed; air has no limit, but is asked about',
  play: async ({ args, userEvent }) => {
    await userEvent.clear(field('Crédito do bilhete'));
    await userEvent.click(confirm());
    await waitFor(() => expect(field('Taxa de cancelamento')).toHaveAccessibleDescription(/Informe um valor de multa válido/));
    await expect(field('Taxa de cancelamento')).toHaveFocus();
    await expect(field('Crédito do bilhete')).toHaveAccessibleDescription(/Informe o valor do saldo/);
    await userEvent.type(field('Taxa de cancelamento'), '500000');
    await userEvent.type(field('Crédito do bilhete'), '5000');
    await userEvent.click(confirm());
    await waitFor(() => expect(choice('Situação do crédito')).toHaveAccessibleDescription(/Informe o status do saldo/));
    await expect(choice('Situação do crédito')).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.selectOptions(choice('Situação do crédito'), 'Utilizado');
    await userEvent.click(confirm());
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar assim' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(1));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      multa: 5000,
      saldoEntrada: { valorEntrada: 50, status: 'UTILIZADO' },
      opcaoSaldo: null,
    });
  },
};

export const NoIssue: Story = {
  name: 'Q-150 an issue that is not identified is told above the fields',
  args: { quote: issued({ id: '' }) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(field('Taxa de cancelamento'), '158754');
    await userEvent.click(confirm());
    await expect(await screen.findByText(/Não foi possível identificar a emissão/)).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Chargeback: Story = {
  name: 'Q-152 with Estorno there is no fine to type and the amount is given back; another option brings the typed fine back',
  play: async ({ userEvent }) => {
    await userEvent.type(field('Taxa de cancelamento'), '35000');
    await userEvent.selectOptions(choice('Saldo'), 'Estorno');
    await expect(field('Taxa de cancelamento')).toBeDisabled();
    await expect(field('Taxa de cancelamento')).toHaveValue('0,00');
    await expect(field('Crédito do bilhete')).toHaveValue('1.587,54');
    await userEvent.selectOptions(choice('Saldo'), 'Reembolso');
    await expect(field('Taxa de cancelamento')).toHaveValue('350,00');
  },
};

export const PartHasItsValue: Story = {
  name: 'Q-322 of a part its value is asked first, credit and client are reckoned from it, and it may not be more than what is left',
  args: { quote: withStatuses(null, 'PENDENTE_CANCELAMENTO') },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(field('Valor do trecho')).toHaveFocus());
    await userEvent.type(field('Taxa de cancelamento'), '10000');
    await userEvent.click(confirm());
    await waitFor(() => expect(field('Valor do trecho')).toHaveAccessibleDescription(/Informe o valor do trecho/));
    await expect(field('Valor do trecho')).toHaveFocus();
    await userEvent.type(field('Valor do trecho'), '158755');
    await userEvent.selectOptions(choice('Situação do crédito'), 'Utilizado');
    await userEvent.click(confirm());
    await waitFor(() =>
      expect(said(document.querySelector('[data-slot="dialog-body"]'))).toContain(
        'O valor do trecho (R$ 1.587,55) é maior que o que resta da emissão (R$ 1.587,54).',
      ),
    );
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(field('Valor do trecho'));
    await userEvent.type(field('Valor do trecho'), '60000');
    await expect(field('Crédito do bilhete')).toHaveValue('500,00');
    await userEvent.clear(field('Crédito do bilhete'));
    await userEvent.type(field('Crédito do bilhete'), '20000');
    await expect(client()).toContain('Cliente recebeR$ 300,00');
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledWith({
      multa: 100,
      saldoEntrada: { valorEntrada: 200, status: 'UTILIZADO' },
      opcaoSaldo: null,
      valorTrecho: 600,
    });
  },
};

export const RestHasItsValue: Story = {
  name: 'Q-322 what is left after a part is cancelled with what is left of its value, and its fine is typed anew',
  args: {
    quote: { ...withStatuses('CANCELADO', 'PENDENTE_CANCELAMENTO'), taxaCancelamento: 50, valorCancelado: 587.54 },
    loaded: { ...LOADED, taxaCancelamento: 50 },
  },
  play: async ({ userEvent }) => {
    await expect(dialog().getByText('A emissão inteira é cancelada.')).toBeVisible();
    await expect(dialog().queryByRole('textbox', { name: 'Valor do trecho' })).toBeNull();
    await expect(said(screen.getByRole('dialog').querySelector('[data-slot="key-value-list"]'))).toContain(
      'Ainda não canceladoR$ 1.000,00',
    );
    await expect(field('Taxa de cancelamento')).toHaveValue('');
    await userEvent.type(field('Taxa de cancelamento'), '25000');
    await expect(field('Crédito do bilhete')).toHaveValue('750,00');
  },
};

export const ChangeAfterAPart: Story = {
  name: 'Q-322 a change after a part was cancelled is reckoned from what is left',
  args: {
    ...Change.args,
    quote: { ...withStatuses('CANCELADO', null), statusCotacao: 'EMISSAO_ALTERACAO', valorCancelado: 587.54 },
  },
  play: async () => {
    await expect(field('Multa')).toHaveValue('350,00');
    await expect(field('Crédito do bilhete')).toHaveValue('650,00');
    // 1800 new, less 1000 left of the old one, the fine and the credit.
    await expect(client()).toContain('Cliente pagaR$ 1.800,00');
  },
};

export const SaysWhatGoes: Story = {
  name: 'Q-052 of a round trip it says which segments are cancelled, and without any that the whole issue is',
  args: { quote: withStatuses(null, 'PENDENTE_CANCELAMENTO') },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Cancelar parte da emissão aérea' })).toBeVisible();
    await expect(dialog().getByText('Só este trecho é cancelado: REC → GRU. O resto continua emitido.')).toBeVisible();
    await expect(confirm()).toHaveTextContent('Cancelar trecho');
  },
};

export const GoesOn: Story = {
  name: 'B-064 each change is told, and what was typed before is there again; closing asks before it is lost',
  args: {
    onTyped: fn(),
    initial: { multa: 20, valorTrecho: null, credito: 100, status: 'UTILIZADO', opcaoSaldo: 'REEMBOLSO' },
  },
  play: async ({ args, userEvent }) => {
    await expect(dialog().getByText('O que você digitou antes está de volta.')).toBeVisible();
    await expect(field('Taxa de cancelamento')).toHaveValue('20,00');
    await expect(choice('Situação do crédito')).toHaveDisplayValue('Utilizado');
    await expect(choice('Saldo')).toHaveDisplayValue('Reembolso');
    await expect(field('Crédito do bilhete')).toHaveValue('100,00');
    const suggestion = dialog().getByRole('button', { name: /^Usar R\$\s1\.567,54$/ });
    // The keys confirm from wherever Tab has come.
    suggestion.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(args.onConfirm).toHaveBeenCalledWith(
        expect.objectContaining({ multa: 20, saldoEntrada: { valorEntrada: 100, status: 'UTILIZADO' } }),
      ),
    );
    await userEvent.click(suggestion);
    await waitFor(() =>
      expect(args.onTyped).toHaveBeenLastCalledWith({
        multa: 20,
        valorTrecho: null,
        credito: undefined,
        status: 'UTILIZADO',
        opcaoSaldo: 'REEMBOLSO',
      }),
    );
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alertdialog', { name: 'Descartar o que foi digitado?' })).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LeavesAChange: Story = {
  name: 'a change that is left asks before what was typed is lost, and says that nothing was changed',
  args: Change.args ?? {},
  play: async ({ userEvent }) => {
    await userEvent.type(field('Multa'), '100');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Descartar o que foi digitado?' });
    await expect(question).toHaveAccessibleDescription('Nada foi alterado.');
  },
};

export const LoadsAgain: Story = {
  name: 'Q-052 a fine that could not be loaded is loaded again, and the window closes without a question meanwhile',
  args: { loaded: undefined, onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const FactsInARow: Story = {
  ...onScreen('desk'),
  name: 'Q-052 at a desk the amounts and the date of the cancellation stand in one row',
  play: async () => {
    const names = ['Tarifa total', 'Taxas', 'Total', 'Data do cancelamento'];
    const tops = names.map((name) => dialog().getByText(name, { selector: 'dt' }).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const Millions: Story = {
  ...onScreen('phone'),
  name: 'on a phone amounts of millions fit into the window, old beside new',
  args: {
    ending: 'ALTERACAO',
    quote: issued({ statusCotacao: 'EMISSAO_ALTERACAO', tarifaTotal: 12345678.9, taxas: 1234567.89, total: 13580246.79 }),
    loaded: { ...LOADED, tarifaTotal: 12345678.9, taxas: 1234567.89, total: 13580246.79, multa: 1234567.89 },
    replacement: storedRoundTrip({ tarifaTotal: 22345678.9, taxas: 1234567.89, total: 23580246.79 }),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const { shown, unfitting } = largeAmounts(screen.getByRole('dialog'));
    await expect(shown.length).toBeGreaterThan(5);
    await expect(unfitting).toEqual([]);
  },
};

export const FocusGoesBack: Story = {
  name: 'Q-052 the focus goes back to the button that opened the window, also when its fine had to be loaded',
  render: function Opened(args) {
    const [step, setStep] = useState<'closed' | 'loading' | 'loaded'>('closed');
    return (
      <>
        <h1>Solicitação 48210</h1>
        <Button onClick={() => setStep('loading')}>Cancelar emissão</Button>
        <AirFineModal
          {...args}
          open={step !== 'closed'}
          loaded={step === 'loaded' ? LOADED : undefined}
          onRetry={() => setStep('loaded')}
          onOpenChange={() => setStep('closed')}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cancelar emissão' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(firstField()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
