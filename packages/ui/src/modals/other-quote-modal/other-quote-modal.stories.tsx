import { formatDate } from '@guiche/masks/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { localDay } from '../../internal/local-time.ts';
import { USD } from '../../test-support/air-quote-fixtures.ts';
import { newInsurance, storedInsurance } from '../../test-support/other-quote-fixtures.ts';
import {
  choice,
  dialog,
  expectLinesCut,
  expectNoFieldBehindFooter,
  field,
  quoteOptions,
  quoteWindowArgs,
  save,
  total,
  type,
} from '../../test-support/quote-window.ts';
import { expectReadOnly } from '../../test-support/read-only.ts';
import { onScreen } from '../../test-support/screens.ts';
import { OtherQuoteModal } from './other-quote-modal.tsx';

const meta = {
  title: 'Modals/OtherQuoteModal',
  component: OtherQuoteModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    ...quoteWindowArgs,
    context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · Seguro viagem para 5 dias em Lisboa',
    value: storedInsurance(),
    options: quoteOptions(['Assist Seguros', 'Traslados Lisboa'], ['DIRETO', 'OUTROS']),
    sources: {
      searchPlaces: async () => [
        { id: 'p1', endereco: 'Aeroporto, desembarque', numero: 's/n', cidade: 'Recife', uf: 'PE' },
        { id: 'p2', nome: 'Aeroporto de Lisboa', estado: 'Lisboa', pais: 'Portugal' },
      ],
      searchExpenseTypes: async () => [
        { id: '1', nome: 'Alimentação', isTipoPagamentoPrimario: true, isTipoPagamentoSecundario: false },
        { id: '7', nome: 'Táxi e aplicativo', isTipoPagamentoPrimario: false, isTipoPagamentoSecundario: true },
      ],
    },
  },
} satisfies Meta<typeof OtherQuoteModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const costCentre = { id: 'cc', nome: 'Centro de custo', tipo: 'TEXTO', etapa: 'COTACAO', obrigatorio: true, valor: null } as const;

export const Stored: Story = {};
export const New: Story = { args: { value: newInsurance() } };
export const Loading: Story = { args: { value: undefined, options: undefined } };
export const Failed: Story = { args: { value: undefined, options: undefined, onRetry: fn() } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const InHistory: Story = {
  name: 'Q-007 in the history the quote is only read, which a notice says: no field, choice, button or key changes it',
  args: { readOnly: true, readOnlyReason: 'Histórico: somente leitura' },
  play: async ({ args }) => {
    await expect(await screen.findByText('Histórico: somente leitura')).toBeVisible();
    await expectReadOnly(args.onSubmit);
    await expect(args.onDraftChange).not.toHaveBeenCalled();
  },
};
export const ForeignCurrency: Story = { args: { value: storedInsurance({ moeda: USD, cotacaoMoeda: 5.4321 }) } };
export const DraftRestored: Story = {
  args: { draft: storedInsurance({ descricao: 'Seguro viagem Américas' }) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Rascunho recuperado/)).toBeVisible());
    await waitFor(() => expect(field('Descrição')).toHaveValue('Seguro viagem Américas'));
  },
};

export const EveryField: Story = {
  name: 'every field of a quote of another service in quote mode is there, and the actions get what was typed',
  args: {
    value: newInsurance({ moeda: USD, cotacaoMoeda: 5.4321, camposCustomizados: [costCentre] }),
    actions: { onShowCard: fn(), onShowAttachments: fn() },
  },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: /Observação/ }));
    const texts = ['Descrição', 'Centro de custo', 'Observação'];
    const amounts = ['Câmbio', 'Tarifa', 'Taxas', 'Taxa extra', '% da tarifa', 'Fee', 'DU/RAV', 'ISS', 'Markup'];
    for (const name of [...texts, ...amounts]) await expect(field(name)).toBeVisible();
    for (const name of ['Moeda', 'Consolidadora', 'Intermediador', 'Fornecedor do serviço', 'Tipo de pagamento'])
      await expect(choice(name)).toBeVisible();
    await type('Descrição', 'Traslado do aeroporto');
    await userEvent.click(dialog().getByRole('button', { name: 'Cartão' }));
    await expect(args.actions?.onShowCard).toHaveBeenCalledWith(
      expect.objectContaining({ descricao: 'Traslado do aeroporto' }),
      expect.anything(),
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Anexos' }));
    await expect(args.actions?.onShowAttachments).toHaveBeenCalledWith(expect.objectContaining({ descricao: 'Traslado do aeroporto' }));
  },
};

export const PlaceAndExpense: Story = {
  name: 'S-172 S-174 place and type of expense are searched for; the quote holds the two lines of the place, and the type without its tag',
  args: { value: newInsurance({ descricao: 'Traslado' }) },
  play: async ({ args }) => {
    await userEvent.type(choice('Local'), 'aero');
    await screen.findByRole('option', { name: /desembarque/ });
    await expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Aeroporto, desembarque, s/nRecife, PE', 'Aeroporto de LisboaLisboa, Portugal']);
    await userEvent.keyboard('{Enter}');
    await expect(choice('Local')).toHaveValue('Aeroporto, desembarque, s/n');
    await userEvent.click(choice('Tipo de despesa'));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: /Táxi.*Secundário/ }));
    await expect(choice('Tipo de despesa')).toHaveValue('Táxi e aplicativo');
    const chosen = { endereco: 'Aeroporto, desembarque, s/n', cidade: 'Recife, PE', tipoDespesa: { id: '7', nome: 'Táxi e aplicativo' } };
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining(chosen)));
    await userEvent.clear(choice('Local'));
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ ...chosen, endereco: null, cidade: null })),
    );
  },
};

export const ClearsPaymentType: Story = {
  name: 'Q-170 the action of the card can clear the payment type, which is kept in the draft as any other change',
  args: { value: storedInsurance(), actions: { onShowCard: (_quote, { clearPaymentType }) => clearPaymentType() } },
  play: async ({ args }) => {
    await expect(choice('Tipo de pagamento')).not.toHaveValue('');
    await userEvent.click(dialog().getByRole('button', { name: 'Cartão' }));
    await waitFor(() => expect(choice('Tipo de pagamento')).toHaveValue(''));
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ tipoPagamento: null })));
  },
};

export const Issuing: Story = { args: { mode: 'issue', value: storedInsurance({ statusCotacao: 'EMISSAO_PENDENTE' }) } };

export const TooLong: Story = {
  name: 'no more is typed into a line than the quote holds, and a pasted text that is cut says so',
  args: { mode: 'issue', value: storedInsurance({ statusCotacao: 'EMISSAO_PENDENTE' }) },
  play: async () => {
    await expectLinesCut(['Localizador', 'Emissor']);
  },
};

export const InIssueMode: Story = {
  name: 'Q-046 in issue mode locator, date and issuer stand above the description, and the work begins there',
  args: {
    mode: 'issue',
    value: storedInsurance({ statusCotacao: 'EMISSAO_PENDENTE', camposCustomizados: [{ ...costCentre, valor: 'CC-1042' }] }),
    actions: { onShowCard: fn(), onShowAttachments: fn() },
  },
  play: async ({ args }) => {
    await waitFor(() => expect(field('Localizador')).toHaveFocus());
    await userEvent.click(dialog().getByRole('button', { name: /^Campos do cliente/ }));
    for (const name of ['Data de emissão', 'Emissor', 'Descrição', 'Tarifa', 'Taxas', 'Fee', 'Markup', 'Centro de custo'])
      await expect(field(name)).toBeVisible();
    for (const name of ['Fornecedor do serviço', 'Intermediador', 'Tipo de pagamento', 'Moeda'])
      await expect(dialog().getByRole('combobox', { name })).toBeVisible();
    for (const name of ['Cartão', 'Anexos']) await expect(dialog().getByRole('button', { name })).toBeVisible();
    await expect(dialog().getAllByRole('button', { name: 'Fechar' })[0]).toBeVisible();
    await type('Localizador', 'SEG-2231');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ localizador: 'SEG-2231' })));
  },
};

export const IssuedYesterday: Story = {
  name: 'S-221 an issue that is typed without its year lies in the past',
  args: { mode: 'issue', value: storedInsurance({ statusCotacao: 'EMISSAO_PENDENTE' }) },
  play: async () => {
    // The field counts from the device's day.
    const day = new Date();
    day.setDate(day.getDate() - 1);
    const yesterday = localDay(day);
    await type('Data de emissão', `${yesterday.slice(8)}/${yesterday.slice(5, 7)} 8h30`);
    await expect(field('Data de emissão')).toHaveValue(`${formatDate(yesterday)} 08:30`);
  },
};

export const QuotedByKeyboard: Story = {
  name: 'Q-116 Q-117 another service is quoted by keyboard alone: what was asked for is known, and the total follows every amount',
  args: { value: newInsurance() },
  play: async ({ args }) => {
    await waitFor(() => expect(field('Tarifa')).toHaveFocus());
    await expect(field('Descrição')).toHaveValue('Seguro viagem para 5 dias em Lisboa');
    await userEvent.keyboard('123450');
    await userEvent.tab();
    await expect(field('Taxas')).toHaveFocus();
    await userEvent.keyboard('8990');
    await expect(total()).toHaveTextContent('R$ 1.394,40');
    await type('Taxa extra', '3000');
    await type('Fee', '4500');
    await type('ISS', '2469');
    await type('DU/RAV', '4000');
    await type('Markup', '12345');
    await expect(total()).toHaveTextContent('R$ 1.587,54');
    await userEvent.selectOptions(choice('Fornecedor do serviço'), 'Assist Seguros');
    await type('Descrição', '  Seguro viagem Europa{Enter}Despesas médicas até € 30.000  ');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          descricao: 'Seguro viagem Europa\nDespesas médicas até € 30.000',
          fornecedorServico: { id: 'f1', nome: 'Assist Seguros' },
          tarifaTotal: 1357.95,
          total: 1587.54,
          markup: 123.45,
        }),
      ),
    );
  },
};

export const Invalid: Story = {
  name: 'what is missing is said at its field, in words, and the first of these fields has the focus',
  args: { value: newInsurance({ moeda: USD, cotacaoMoeda: null, camposCustomizados: [costCentre] }) },
  play: async ({ args }) => {
    await save();
    await waitFor(() => expect(field('Tarifa')).toHaveAccessibleDescription(/Informe a tarifa/));
    await expect(field('Câmbio')).toHaveAccessibleDescription(/Informe o câmbio/);
    await expect(field('Centro de custo')).toHaveAccessibleDescription(/Centro de custo/);
    await expect(dialog().getByRole('button', { name: '3 campos a corrigir' })).toBeVisible();
    await waitFor(() => expect(field('Câmbio')).toHaveFocus());
    await expect(field('Descrição')).toHaveValue('Seguro viagem para 5 dias em Lisboa');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const UnusualAmount: Story = {
  name: 'an amount that is far from the stored one is asked about, and going back leads to it',
  play: async ({ args }) => {
    await type('Tarifa', '1645000');
    await save();
    const question = await screen.findByRole('alertdialog', { name: 'Estes valores estão certos?' });
    await expect(question).toHaveTextContent('Tarifa: de R$ 164,50 para R$ 16.450,00');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(field('Tarifa')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const FareWithoutCents: Story = {
  name: 'a new fare of a few reais is asked about, as 350 typed without cents is; it is saved once it is meant',
  args: { value: newInsurance({ descricao: 'Seguro viagem' }) },
  play: async ({ args }) => {
    await type('Tarifa', '350');
    await save();
    const question = await screen.findByRole('alertdialog', { name: 'Estes valores estão certos?' });
    await expect(question).toHaveTextContent('Tarifa: R$ 3,50');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(field('Tarifa')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('35000');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ tarifa: 350 })));
  },
};

export const MoneyLocked: Story = {
  name: 'Q-018 locked money is read-only, and the description can be changed',
  args: { moneyLocked: true },
  play: async ({ args }) => {
    for (const name of ['Tarifa', 'Taxas', 'Fee', 'Markup']) await expect(field(name)).toHaveAttribute('readonly');
    await type('Descrição', 'Seguro viagem Américas');
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ descricao: 'Seguro viagem Américas', tarifa: 164.5 })),
    );
  },
};

export const Refused: Story = {
  name: 'Q-312 what the server refuses is told at its field in a folded section, and the modal keeps all that was typed',
  args: { onSubmit: fn(async () => [{ key: 'campo_invalido', params: { campo: 'Descrição' }, field: 'descricao' } as const]) },
  play: async () => {
    await type('Tarifa', '20000');
    const section = dialog().getByRole('button', { name: /^Serviço/ });
    await userEvent.click(section);
    await expect(section).toHaveTextContent(/Seguro viagem Europa, 5 dias/);
    await save();
    await waitFor(() => expect(field('Descrição')).toHaveAccessibleDescription(/Valor inválido em Descrição/));
    await waitFor(() => expect(field('Descrição')).toHaveFocus());
    await expect(field('Tarifa')).toHaveValue('200,00');
  },
};

export const Focus: Story = {
  name: 'the focus starts on the fare, selected; each change is handed out as a draft',
  play: async ({ args }) => {
    await waitFor(() => expect(field('Tarifa')).toHaveFocus());
    await userEvent.keyboard('20000');
    await expect(field('Tarifa')).toHaveValue('200,00');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ tarifa: 200 })));
  },
};

export const NothingTyped: Story = {
  name: 'B-064 leaving the empty fields of a new quote changes nothing: there is no draft, and the footer offers to discard none',
  args: { value: newInsurance({ descricao: 'Seguro viagem' }) },
  play: async ({ args }) => {
    await waitFor(() => expect(field('Tarifa')).toHaveFocus());
    for (let tabs = 0; tabs < 30 && document.activeElement !== choice('Tipo de despesa'); tabs++) await userEvent.tab();
    await userEvent.tab();
    await expect(dialog().queryByRole('button', { name: 'Descartar alterações' })).toBeNull();
    await expect(args.onDraftChange).not.toHaveBeenCalled();
    // Typed and undone again is nothing, either.
    await userEvent.type(field('Taxas'), '1');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenCalled());
    await userEvent.clear(field('Taxas'));
    await waitFor(() => expect(dialog().queryByRole('button', { name: 'Descartar alterações' })).toBeNull());
    await waitFor(() => expect(args.onDiscardDraft).toHaveBeenCalled());
  },
};

export const NothingDescribed: Story = {
  name: 'the focus starts on a description that is empty',
  args: { value: newInsurance({ descricao: null }) },
  play: async () => {
    await waitFor(() => expect(field('Descrição')).toHaveFocus());
    const section = dialog().getByRole('button', { name: /^Serviço/ });
    await userEvent.click(section);
    await expect(section).toHaveTextContent('nada informado');
  },
};

export const NothingToChange: Story = {
  name: 'read-only every field shows its value and none can be changed, and nothing is saved',
  args: { readOnly: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Cotação de outro serviço' })).toBeVisible();
    await expect(field('Descrição')).toHaveValue(storedInsurance().descricao);
    for (const each of dialog().getAllByRole('textbox')) await expect(each).toHaveAttribute('readonly');
    for (const name of ['Consolidadora', 'Intermediador', 'Fornecedor do serviço', 'Tipo de pagamento'])
      await expect(choice(name)).toHaveAttribute('aria-readonly', 'true');
    await expect(choice('Moeda')).toHaveAttribute('aria-readonly', 'true');
    await expect(choice('Moeda')).toBeEnabled();
    await expect(dialog().queryByRole('button', { name: 'Salvar' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  ...onScreen('phone'),
  name: 'on a phone a stored quote opens at its top, and nothing is wider than the screen',
  play: async () => {
    const body = document.querySelector('[data-slot="dialog-body"]') as HTMLElement;
    await waitFor(() => expect(field('Descrição')).toHaveFocus());
    await expect(body.scrollTop).toBe(0);
    await expect(body.scrollWidth).toBe(body.clientWidth);
  },
};

export const FooterCoversNothing: Story = {
  ...onScreen('desk'),
  name: 'no field that Tab reaches stands behind the footer',
  play: expectNoFieldBehindFooter,
};
