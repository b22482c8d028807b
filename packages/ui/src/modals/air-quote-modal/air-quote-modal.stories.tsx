import type { Airline, Airport, AirQuote, FareFamily, UsableBalance } from '@guiche/domain/entities';
import { commonMessages } from '@guiche/domain/messages/common';
import { BRL } from '@guiche/domain/pricing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider, useToast } from '../../feedback/toast/index.ts';
import { useMessage } from '../../i18n/index.ts';
import { momentText } from '../../internal/moment-text.ts';
import { Button } from '../../primitives/button/index.ts';

import {
  AIRLINES,
  AIRPORTS,
  countingIds,
  FAMILIES,
  newRoundTrip,
  PAYMENT_TYPES,
  storedRoundTrip,
  USD,
} from '../../test-support/air-quote-fixtures.ts';
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
import { AirQuoteModal } from './air-quote-modal.tsx';
import type { AirQuoteModalProps } from './air-quote-modal-props.ts';

const contains = (text: string, term: string) => text.toLowerCase().includes(term.trim().toLowerCase());
const sources: AirQuoteModalProps['sources'] = {
  searchAirports: async (term): Promise<readonly Airport[]> =>
    AIRPORTS.filter(({ iata, nome, local }) => contains(`${iata} ${nome} ${local}`, term)),
  searchAirlines: async (term): Promise<readonly Airline[]> => AIRLINES.filter(({ iata, nome }) => contains(`${iata} ${nome}`, term)),
  listFareFamilies: async (): Promise<readonly FareFamily[]> => FAMILIES,
};
const now = () => new Date('2026-11-21T12:00:00Z');

const meta = {
  title: 'Modals/AirQuoteModal',
  component: AirQuoteModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    ...quoteWindowArgs,
    context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · GRU → REC · 10/12 a 14/12',
    value: storedRoundTrip(),
    options: quoteOptions(['Gol Linhas Aéreas', 'Azul Linhas Aéreas'], ['BRT', 'DIRETO', 'RESERVA FACIL']),
    sources,
    service: { tipo: 'IDA_VOLTA', segmentos: [], retroativo: false },
    markup: { ownAgency: true, requestStatus: 'COTACAO_AGENCIA', marginPercent: 10 },
    onIntermediaryChange: fn(),
    now,
    newId: countingIds(),
  },
} satisfies Meta<typeof AirQuoteModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stored: Story = {};
export const New: Story = { args: { value: newRoundTrip() } };
export const Loading: Story = { args: { value: undefined, options: undefined } };
export const Failed: Story = { args: { value: undefined, options: undefined, onRetry: fn() } };
export const AirportsTold: Story = {
  name: 'S-169 an airport is found with its code and name, and its place below; chosen, the code stands above the place',
  args: { value: newRoundTrip() },
  play: async () => {
    const [origin] = await screen.findAllByRole('combobox', { name: 'Origem' });
    if (!origin) throw new Error('no origin');
    await userEvent.click(origin);
    await userEvent.clear(origin);
    await userEvent.type(origin, 'cgh');
    const option = await screen.findByRole('option', { name: /^CGH · Aeroporto de Congonhas/ });
    await expect(within(option).getByText('São Paulo, SP')).toBeVisible();
    await userEvent.click(option);
    await expect(origin).toHaveValue('CGH · Aeroporto de Congonhas');
    await userEvent.tab();
    await expect(origin).toHaveValue('CGH');
    await expect(origin).toHaveAccessibleDescription('São Paulo, SP');
  },
};

export const ChoiceBroughtBack: Story = {
  name: 'Escape brings back the airline and the airport that were emptied, with their names',
  tags: ['!autodocs'],
  play: async () => {
    for (const name of ['Companhia', 'Origem']) {
      const [field] = await screen.findAllByRole<HTMLInputElement>('combobox', { name });
      if (!field) throw new Error(`no ${name}`);
      await userEvent.click(field);
      const { value } = field;
      await expect(value).toContain(' · ');
      await userEvent.keyboard('{Backspace}{Escape}');
      await expect(field).toHaveValue(value);
      await userEvent.tab();
      await expect(field).toHaveAccessibleDescription(/^(?!.*não está no cadastro)./);
    }
  },
};

export const FamilyBroughtBack: Story = {
  name: 'Escape brings back the fare family with the airline that was emptied; another airline does not',
  tags: ['!autodocs'],
  play: async () => {
    const [airline] = await screen.findAllByRole<HTMLInputElement>('combobox', { name: 'Companhia' });
    const family = () => dialog().getAllByRole('combobox', { name: 'Família tarifária' })[0];
    if (!airline) throw new Error('no airline');
    await expect(family()).toHaveValue('PLUS');
    await userEvent.click(airline);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(family()).toHaveValue(''));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(family()).toHaveValue('PLUS'));
    await userEvent.clear(airline);
    await userEvent.type(airline, 'azu');
    await userEvent.click(await screen.findByRole('option', { name: /^AD/ }));
    await expect(family()).toHaveValue('');
  },
};

export const Actions: Story = {
  name: 'an action gets the values typed so far; one that is left out has no button',
  args: { actions: { onShowAttachments: fn() } },
  play: async ({ args }) => {
    await userEvent.clear(field('Tarifa'));
    await userEvent.type(field('Tarifa'), '89000');
    const actions = within(screen.getByRole('group', { name: 'Ações da cotação' }));
    await expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Anexos']);
    await userEvent.click(actions.getByRole('button', { name: 'Anexos' }));
    await expect(args.actions?.onShowAttachments).toHaveBeenCalledWith(expect.objectContaining({ tarifa: 890 }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const AUTOMATIC = { id: 'auto', consolidadora: 'GOL', tipoEmissao: 'AUTOMATICO', credencial: '{}' } as const;
const issued = (changes: Partial<AirQuote> = {}) =>
  storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE', agenciaServico: AUTOMATIC, ...changes });
const ofLatam = (numeroBilhete: string | null) => {
  const quote = issued({ numeroBilhete });
  return { ...quote, segmentos: quote.segmentos.map((one) => ({ ...one, voos: one.voos.map((flight) => ({ ...flight, cia: 'LA' })) })) };
};
const issueActions = { onIssue: fn(), onCapture: fn(), onReSearch: fn(), onCheckIssue: fn() };
const inIssue = { mode: 'issue', issueContext: { possuiRegraVoltarParaSelecao: false, valuesEnabled: false } } as const;
const issueButton = () => dialog().queryByRole('button', { name: 'Emitir' });

export const WithIssueButton: Story = { args: { ...inIssue, value: issued(), moneyLocked: true, actions: issueActions } };

export const IssueButton: Story = {
  name: 'Q-106 a flight that waits for its issue has the buttons that issue and capture; issuing gets the values typed so far',
  args: { ...inIssue, value: issued(), actions: issueActions },
  play: async ({ args }) => {
    const actions = within(await screen.findByRole('group', { name: 'Ações da cotação' }));
    await expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Emitir', 'Capturar dados externos']);
    await type('Emissor', 'Ana Souza');
    await userEvent.click(actions.getByRole('button', { name: 'Emitir' }));
    await expect(args.actions?.onIssue).toHaveBeenCalledWith(expect.objectContaining({ emissor: 'Ana Souza' }), expect.anything());
  },
};

export const NoIssueButton: Story = {
  name: 'Q-106 Q-107 an external system, an automatic issue, a changed value, a missing ticket, and enabled values with the rule hide the button',
  args: { ...inIssue, value: issued(), actions: issueActions },
  play: async ({ args, mount }) => {
    const external = { ...AUTOMATIC, tipoEmissao: 'SISTEMA_EXTERNO' as const };
    for (const value of [
      issued({ agenciaServico: external }),
      issued({ emitidaAutomaticamente: true }),
      issued({ valorAlteradoEmissao: true }),
      ofLatam(null),
    ]) {
      await mount(<AirQuoteModal {...args} value={value} key={JSON.stringify(value)} />);
      await screen.findByRole('group', { name: 'Ações da cotação' });
      await expect(issueButton()).toBeNull();
    }
    await mount(<AirQuoteModal {...args} value={ofLatam('9572401118357')} key="ticket" />);
    await expect(issueButton()).toBeVisible();
    const withRule = { possuiRegraVoltarParaSelecao: true, valuesEnabled: true };
    await mount(<AirQuoteModal {...args} issueContext={withRule} key="rule" />);
    await screen.findByRole('group', { name: 'Ações da cotação' });
    await expect(issueButton()).toBeNull();
  },
};

export const IssueInDoubt: Story = {
  name: 'Q-112 a quote without the provider’s answer says so, offers to ask again, and no second issue',
  args: { ...inIssue, readOnly: true, value: issued({ emissaoEmVerificacao: true }), actions: issueActions },
  play: async ({ args }) => {
    await expect(await screen.findByText(/^A emissão desta cotação está em verificação/)).toBeVisible();
    await expect(issueButton()).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Verificar emissão' }));
    await expect(args.actions?.onCheckIssue).toHaveBeenCalledTimes(1);
  },
};

export const BeingIssued: Story = {
  name: 'Q-112 while it is being issued nothing is typed or saved, by button or key, and the window keeps its look',
  args: { ...inIssue, locked: true, value: issued(), actions: { ...issueActions, issuing: true } },
  play: async ({ args }) => {
    const ticket = await dialog().findByRole('textbox', { name: 'Número do bilhete' });
    await expect(ticket).toHaveAttribute('readonly');
    await expect(screen.getByRole('dialog', { name: 'Editar cotação aérea' })).toBeVisible();
    await userEvent.click(ticket);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(screen.getByRole('dialog').querySelector('button[type="submit"]')).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ShowsIssued: Story = {
  name: 'Q-112 what an issue copied is shown at once, and is no draft',
  args: {
    ...inIssue,
    value: issued(),
    actions: {
      onIssue: (quote, form) => form.show({ ...quote, versao: 3, emitidaAutomaticamente: true, codigoReserva: 'XYZ123', tourCode: 'TC9' }),
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await dialog().findByRole('button', { name: 'Emitir' }));
    const section = dialog().getByRole('button', { name: /^Reserva e bagagem/ });
    if (section.getAttribute('aria-expanded') === 'false') await userEvent.click(section);
    await expect(field('Código da reserva')).toHaveValue('XYZ123');
    await expect(field('Tour code')).toHaveValue('TC9');
    await expect(issueButton()).toBeNull();
    await expect(args.onDraftChange).not.toHaveBeenCalled();
  },
};

export const Expired: Story = {
  name: 'Q-197 Q-199 an expired reservation offers a search, one that holds or has no end does not',
  args: { ...inIssue, value: issued({ validadeReserva: '2026-11-21T11:59:59Z' }), actions: issueActions },
  play: async ({ args, mount }) => {
    await mount();
    const search = () => dialog().queryByRole('button', { name: 'Pesquisar reserva novamente' });
    await screen.findByRole('group', { name: 'Ações da cotação' });
    await userEvent.click(search() as HTMLElement);
    await expect(args.actions?.onReSearch).toHaveBeenCalledTimes(1);
    for (const validadeReserva of ['2026-11-21T12:00:00Z', null]) {
      await mount(<AirQuoteModal {...args} value={issued({ validadeReserva })} key={validadeReserva} />);
      await screen.findByRole('group', { name: 'Ações da cotação' });
      await expect(search()).toBeNull();
    }
  },
};

export const SearchedAgain: Story = {
  name: 'Q-199 the button that searches again goes once its reservation is renewed, and the focus stays at the actions, in the form',
  args: {
    ...inIssue,
    value: issued({ validadeReserva: '2026-11-21T11:59:59Z' }),
    actions: { ...issueActions, onReSearch: (quote, form) => form.show({ ...quote, versao: 3, validadeReserva: '2026-11-22T12:00:00Z' }) },
  },
  play: async () => {
    const actions = await screen.findByRole('group', { name: 'Ações da cotação' });
    const search = within(actions).getByRole('button', { name: 'Pesquisar reserva novamente' });
    search.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(search).not.toBeInTheDocument());
    await waitFor(() => expect(actions).toContainElement(document.activeElement as HTMLElement));
  },
};

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
export const ForeignCurrency: Story = { args: { value: storedRoundTrip({ moeda: USD, cotacaoMoeda: 5.4321 }) } };
export const MoneyLocked: Story = {
  name: 'Q-018 locked money is read-only and keeps its stored markup',
  // 10 % of the fare would be 123.45.
  args: { moneyLocked: true, value: storedRoundTrip({ markup: 70, markupManual: false }) },
  play: async ({ args }) => {
    for (const name of ['Tarifa', 'Taxas', 'Fee', 'ISS', 'Markup']) await expect(field(name)).toHaveAttribute('readonly');
    await expect(field('Markup')).toHaveValue('70,00');
    await expect(total()).toHaveTextContent('R$ 1.534,09');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ markup: 70, total: 1534.09 })));
  },
};
export const Issuing: Story = {
  args: { mode: 'issue', value: storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE' }), moneyLocked: true, onEnableValues: fn() },
};

export const TooLong: Story = {
  name: 'no more is typed into a line than the quote holds, and a pasted text that is cut says so',
  args: { mode: 'issue', value: storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE' }) },
  play: async () => {
    const reservation = await dialog().findByRole('button', { name: /^Reserva e bagagem/ });
    if (reservation.getAttribute('aria-expanded') === 'false') await userEvent.click(reservation);
    await expectLinesCut(['Emissor', 'Código da reserva', 'Tour code', 'Base tarifária']);
  },
};

export const InIssueMode: Story = {
  name: 'Q-205 Q-206 in issue mode ticket, authorization, date and issuer stand above the itinerary; the code takes digits, six at least',
  args: {
    mode: 'issue',
    value: storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE', tipoPagamento: PAYMENT_TYPES[1] ?? null, validadeReserva: null }),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(field('Número do bilhete')).toHaveFocus());
    for (const name of ['Data de emissão', 'Emissor']) await expect(field(name)).toBeVisible();
    await expect(field('Código de autorização')).toBeRequired();
    await expect(field('Número do bilhete')).not.toBeRequired();
    for (const locator of screen.getAllByRole('textbox', { name: 'Localizador' })) {
      await expect(locator).toBeRequired();
      await userEvent.clear(locator);
      await userEvent.type(locator, 'KX4T9P');
    }
    await save();
    await waitFor(() => expect(field('Código de autorização')).toHaveAccessibleDescription(/Código de autorização inválido/));
    await type('Código de autorização', '12a34');
    await expect(field('Código de autorização')).toHaveValue('1234');
    await save();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await type('Código de autorização', '123456');
    await type('Número do bilhete', '9572401118357');
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ codigoTransacaoCartao: '123456', numeroBilhete: '9572401118357' }),
      ),
    );
  },
};

export const CodeNotAsked: Story = {
  name: 'Q-208 the authorization code is marked as required as long as the payment has one',
  args: { ...InIssueMode.args, value: storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE', tipoPagamento: PAYMENT_TYPES[0] ?? null }) },
  play: async () => {
    await waitFor(() => expect(field('Código de autorização')).not.toBeRequired());
    await userEvent.selectOptions(choice('Tipo de pagamento'), 'Cartão do viajante');
    await waitFor(() => expect(field('Código de autorização')).toBeRequired());
  },
};

export const LocatorOfReserved: Story = {
  name: 'Q-202 while a request is quoted a locator is marked as required once the quote is reserved',
  args: { value: storedRoundTrip({ reservado: false }) },
  play: async () => {
    const locators = await screen.findAllByRole('textbox', { name: 'Localizador' });
    for (const locator of locators) await expect(locator).not.toBeRequired();
    for (const folded of dialog().queryAllByRole('button', { name: /^Reserva e bagagem/, expanded: false })) await userEvent.click(folded);
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Reservado/ }));
    for (const locator of locators) await waitFor(() => expect(locator).toBeRequired());
  },
};

export const EveryField: Story = {
  name: 'Q-043 every field of an air quote is there, and with its reservation expired every action',
  args: {
    ...inIssue,
    value: issued({ moeda: USD, cotacaoMoeda: 5.4321, validadeReserva: '2026-11-21T11:00:00Z', utilizaSaldo: true }),
    balances: [],
    actions: {
      ...issueActions,
      onPendingBalances: fn(),
      onUseBalance: fn(),
      onEarlierIssues: fn(),
      onShowCard: fn(),
      onShowAttachments: fn(),
    },
  },
  play: async ({ args }) => {
    await screen.findByRole('group', { name: 'Ações da cotação' });
    for (const folded of dialog().getAllByRole('button', { expanded: false })) await userEvent.click(folded);
    const money = ['Tarifa', 'Taxas', 'Taxa extra', '% da tarifa', 'Fee', 'ISS', 'DU/RAV', 'Markup', /^Câmbio/];
    const reservation = ['Código da reserva', 'Validade da reserva', 'Bagagens', 'Peso por bagagem', 'Tour code', 'Base tarifária'];
    const issue = ['Número do bilhete', 'Código de autorização', 'Data de emissão', 'Emissor'];
    for (const name of [...money, ...reservation, ...issue, 'Centro de custo']) await expect(field(name)).toBeVisible();
    for (const name of ['Consolidadora', 'Intermediador', 'Fornecedor do serviço', 'Tipo de pagamento', 'Moeda'])
      await expect(choice(name)).toBeVisible();
    await expect(dialog().getByRole('checkbox', { name: /^Reservado/ })).toBeVisible();
    await expect(total()).toHaveTextContent('US$');
    const segments = [dialog().getByRole('group', { name: /^Ida GRU → REC/ }), dialog().getByRole('group', { name: /^Volta REC → GRU/ })];
    for (const segment of segments.map((one) => within(one))) {
      await expect(segment.getByRole('combobox', { name: 'Tipo do trecho' })).toBeVisible();
      const flight = within(segment.getByRole('group', { name: 'Voo 1' }));
      const typed = ['Nº do voo', 'Partida', 'Chegada', 'Localizador', 'Assento de Ana Beatriz Lima', 'Assento de João Sá'];
      for (const name of typed) await expect(flight.getByRole('textbox', { name })).toBeVisible();
      for (const name of ['Companhia', 'Origem', 'Destino', 'Cabine', 'Família tarifária'])
        await expect(flight.getByRole('combobox', { name })).toBeVisible();
    }
    const actions = within(screen.getByRole('group', { name: 'Ações da cotação' }));
    await expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Emitir',
      'Pesquisar reserva novamente',
      'Capturar dados externos',
      'Saldos pendentes',
      'Emissões anteriores',
      'Cartão',
      'Anexos',
    ]);
    await expect(dialog().getByRole('button', { name: 'Salvar' })).toBeVisible();
    await userEvent.click(actions.getByRole('button', { name: 'Capturar dados externos' }));
    await expect(args.actions?.onCapture).toHaveBeenCalledWith(expect.objectContaining({ utilizaSaldo: true }), expect.anything());
  },
};

const BALANCE: UsableBalance = {
  id: 'b1',
  valor: 300,
  cia: 'G3',
  origem: 'BILHETE',
  idViajante: 't1',
  viajante: 'Ana Beatriz Lima',
  numeroBilhete: '9572401118357',
  validade: '2027-01-10',
  multa: 50,
};
const issuing = { mode: 'issue', value: storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE', tarifa: 1234.5 }) } as const;

export const BalancesOffered: Story = {
  args: { ...issuing, balances: [BALANCE], actions: { onUseBalance: fn(), onPendingBalances: fn(), onEarlierIssues: fn() } },
};

export const BalanceUsed: Story = {
  name: 'Q-146 B-018 an offered balance says value, expiry and fine; one press begins its use, which puts the fare into the quote, and the totals follow',
  args: {
    ...issuing,
    balances: [BALANCE],
    actions: {
      onUseBalance: fn((_balance, _quote, fill) => fill({ tarifa: 934.5, utilizaSaldo: true })),
      onPendingBalances: fn(),
      onEarlierIssues: fn(),
    },
  },
  play: async ({ args }) => {
    const offer = within(dialog().getByText('Há 1 saldo que esta emissão pode usar').closest('[data-slot="banner"]') as HTMLElement);
    await expect(offer.getByRole('listitem')).toHaveTextContent(
      /G3 · Ana Beatriz Lima · R\$\s300,00 · até 10\/01\/2027 · multa de R\$\s50,00/,
    );
    for (const name of ['Saldos pendentes', 'Emissões anteriores']) {
      await expect(dialog().getByRole('button', { name })).toBeVisible();
    }
    const before = total().textContent;
    await userEvent.click(offer.getByRole('button', { name: /^Usar saldo de Ana Beatriz Lima, R\$\s300,00$/ }));
    await expect(args.actions?.onUseBalance).toHaveBeenCalledWith(
      BALANCE,
      expect.objectContaining({ tarifa: 1234.5 }),
      expect.any(Function),
    );
    await waitFor(() => expect(field('Tarifa')).toHaveValue('934,50'));
    await expect(total().textContent).not.toBe(before);
    await expect(dialog().getByText('Esta emissão usa um saldo: ele já está descontado da tarifa.')).toBeVisible();
    await expect(dialog().queryByText(/saldo que esta emissão pode usar/)).toBeNull();
    // The button is gone. What came in its place has the focus, inside the form, where the keys save.
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Esta emissão usa um saldo/));
    await expect(document.activeElement?.closest('form')).not.toBeNull();
  },
};

export const BalanceGivenUp: Story = {
  name: 'Q-146 a balance that the stored quote uses is given up by one press, also when there is no other: the fare is back, and the focus stays in the form',
  args: {
    ...issuing,
    value: storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE', tarifa: 934.5, utilizaSaldo: true }),
    balances: [],
    actions: { onUseBalance: fn(), onStopUsing: fn((_quote, fill) => fill({ tarifa: 1234.5, utilizaSaldo: false })) },
  },
  play: async ({ args }) => {
    const before = total().textContent;
    await expect(dialog().getByText('Esta emissão usa um saldo: ele já está descontado da tarifa.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Não usar este saldo' }));
    await expect(args.actions?.onStopUsing).toHaveBeenCalledWith(
      expect.objectContaining({ tarifa: 934.5, utilizaSaldo: true }),
      expect.any(Function),
    );
    await waitFor(() => expect(field('Tarifa')).toHaveValue('1.234,50'));
    await expect(total().textContent).not.toBe(before);
    await expect(dialog().queryByText(/usa um saldo/)).toBeNull();
    await waitFor(() => expect(document.activeElement?.closest('form')).not.toBeNull());
  },
};

export const DraftRestored: Story = {
  args: { draft: storedRoundTrip({ tarifa: 1500 }) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Rascunho recuperado/)).toBeVisible());
    await waitFor(() => expect(field('Tarifa')).toHaveValue('1.500,00'));
  },
};

/** A new quote as it was typed in an earlier window: a new one has ids of its own for its parts. */
function typedBefore(): AirQuote {
  const quote = newRoundTrip();
  const newId = countingIds();
  const segmentos = quote.segmentos.map((segment) => ({
    ...segment,
    id: `draft ${newId()}`,
    voos: segment.voos.map((flight) => ({ ...flight, id: `draft ${newId()}` })),
  }));
  return { ...quote, segmentos, tarifa: 500 };
}

export const NewDraftRestored: Story = {
  name: 'a draft of a new quote begins where the work does, too: not at its notice',
  args: { value: newRoundTrip(), draft: typedBefore() },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Rascunho recuperado/)).toBeVisible());
    await waitFor(() => expect(field('Tarifa')).toHaveValue('500,00'));
    await waitFor(() => expect(dialog().getAllByRole('combobox', { name: 'Companhia' })[0]).toHaveFocus());
  },
};

export const TotalsFollowTyping: Story = {
  name: 'Q-117 Q-119 the totals follow every field while typing',
  play: async () => {
    await expect(total()).toHaveTextContent('R$ 1.587,54');
    const fare = field('Tarifa');
    await userEvent.clear(fare);
    await userEvent.type(fare, '89000');
    await expect(fare).toHaveValue('890,00');
    await expect(total()).toHaveTextContent('R$ 1.234,67');
    const iss = field('ISS');
    await userEvent.clear(iss);
    await userEvent.type(iss, '3750');
    await expect(iss).toHaveAccessibleDescription(/4,21/);
  },
};

export const ExtraFee: Story = {
  name: 'Q-120 the extra fee follows its percentage, and the percentage its amount',
  args: { value: storedRoundTrip({ tarifa: 500, taxaExtra: null, taxaExtraPercentual: null }) },
  play: async () => {
    await userEvent.type(field('% da tarifa'), '5');
    await expect(field('Taxa extra')).toHaveValue('25,00');
    await userEvent.clear(field('Taxa extra'));
    await userEvent.type(field('Taxa extra'), '5000');
    await waitFor(() => expect(field('% da tarifa')).toHaveValue('10,00'));
  },
};

export const ExtraFeeBeforeFare: Story = {
  name: 'Q-120 an extra fee that is typed before the fare stays when the fare comes',
  args: { value: storedRoundTrip({ tarifa: null, taxaExtra: null, taxaExtraPercentual: null }) },
  play: async () => {
    await userEvent.type(field('Taxa extra'), '3000');
    await userEvent.type(field('Tarifa'), '100000');
    await userEvent.tab();
    await expect(field('Taxa extra')).toHaveValue('30,00');
    await waitFor(() => expect(field('% da tarifa')).toHaveValue('3,00'));
  },
};

export const AutomaticMarkup: Story = {
  name: 'Q-139 Q-140 the markup is computed until it is typed, and again when asked',
  args: { value: storedRoundTrip({ markup: null, markupManual: false }) },
  play: async ({ args }) => {
    await waitFor(() => expect(field('Markup')).toHaveValue('123,45'));
    await userEvent.clear(field('Markup'));
    await userEvent.type(field('Markup'), '10000');
    await expect(field('Markup')).toHaveValue('100,00');
    await userEvent.click(dialog().getByRole('button', { name: 'Recalcular margem' }));
    await waitFor(() => expect(field('Markup')).toHaveValue('123,45'));
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ markup: 123.45, markupManual: false })));
  },
};

export const KeptMarkup: Story = {
  name: 'Q-142 in a request that is neither being quoted nor issued the stored markup stays, whatever the fare',
  args: {
    value: storedRoundTrip({ markup: 7, markupManual: false }),
    markup: { ownAgency: true, requestStatus: 'SELECAO_COTACAO', marginPercent: 10 },
  },
  play: async ({ args }) => {
    await type('Tarifa', '200000');
    await expect(field('Tarifa')).toHaveValue('2.000,00');
    await expect(field('Markup')).toHaveValue('7,00');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ tarifa: 2000, markup: 7 })));
  },
};

const credential = (id: string, cobrancaFee?: string) => ({
  id,
  consolidadora: id,
  tipoEmissao: 'SISTEMA_EXTERNO' as const,
  credencial: JSON.stringify({ fee: 105, cobrancaFee }),
});
export const SuggestedFee: Story = {
  name: 'Q-129 Q-130 the fee of a consolidator comes once for the service, in the currency of the quote; none where the supplier charges it',
  args: {
    value: newRoundTrip(),
    options: {
      ...quoteOptions(['Gol Linhas Aéreas'], ['DIRETO']),
      consolidators: [credential('POR_SERVICO', 'SERVICO'), credential('SEM_REGRA'), credential('DO_FORNECEDOR', 'FORNECEDOR')],
    },
  },
  play: async () => {
    for (const [consolidator, fee] of [
      ['POR_SERVICO', '105,00'],
      ['DO_FORNECEDOR', ''],
      ['SEM_REGRA', '105,00'],
    ] as const) {
      await userEvent.selectOptions(choice('Consolidadora'), consolidator);
      await waitFor(() => expect(field('Fee')).toHaveValue(fee));
    }
    await userEvent.selectOptions(choice('Moeda'), String(USD.id));
    await type('Câmbio', '5,4321');
    await waitFor(() => expect(field('Fee')).toHaveValue('19,33'));
    // What a person types is not suggested anew.
    await type('Fee', '2000');
    await userEvent.selectOptions(choice('Consolidadora'), 'POR_SERVICO');
    await expect(field('Fee')).toHaveValue('20,00');
  },
};

export const CurrencyAndRate: Story = {
  name: 'Q-131 the rate of the national currency is 1; another one is suggested on request',
  play: async () => {
    await expect(dialog().getByRole('group', { name: 'Câmbio' })).toHaveTextContent('1,000000');
    await expect(dialog().queryByRole('textbox', { name: 'Câmbio' })).toBeNull();
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Moeda' }), String(USD.id));
    await expect(field('Câmbio')).toHaveValue('');
    await userEvent.click(dialog().getByRole('button', { name: 'Sugerir câmbio' }));
    await waitFor(() => expect(field('Câmbio')).toHaveValue('5,432100'));
    await expect(total()).toHaveTextContent('R$ 8.623,68');
  },
};

let answerLate: (rate: number) => void = () => undefined;

export const SuggestionTooLate: Story = {
  name: 'Q-131 a suggested rate that comes after another currency was picked is not taken for its rate',
  args: {
    value: storedRoundTrip({ moeda: USD, cotacaoMoeda: 5 }),
    suggestRate: () =>
      new Promise((answer) => {
        answerLate = answer;
      }),
  },
  play: async () => {
    await userEvent.click(dialog().getByRole('button', { name: 'Sugerir câmbio' }));
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Moeda' }), String(BRL.id));
    answerLate(5.4321);
    await waitFor(() => expect(dialog().queryByRole('button', { name: 'Sugerir câmbio' })).toBeNull());
    await expect(dialog().getByRole('group', { name: 'Câmbio' })).toHaveTextContent('1,000000');
  },
};

export const NoSuggestion: Story = {
  name: 'A-321 a rate that cannot be suggested leaves the typed one',
  args: {
    value: storedRoundTrip({ moeda: USD, cotacaoMoeda: 5 }),
    suggestRate: () => Promise.reject(new Error('no rate')),
  },
  play: async () => {
    await userEvent.click(dialog().getByRole('button', { name: 'Sugerir câmbio' }));
    await expect(await screen.findByText(/Não foi possível sugerir a cotação da moeda/)).toBeVisible();
    await expect(field('Câmbio')).toHaveValue('5,000000');
  },
};

export const RefusedAtItsField: Story = {
  name: 'Q-201 a wrong locator is told at its field, and nothing is sent',
  play: async ({ args }) => {
    const locator = dialog().getAllByRole('textbox', { name: 'Localizador' })[0] as HTMLElement;
    await userEvent.type(locator, '123456');
    await save();
    await waitFor(() => expect(locator).toHaveAccessibleDescription(/Informe um localizador válido\./));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LocatorNotJudged: Story = {
  name: 'Q-202 once the value was changed at issue the locator is not judged any more',
  args: { value: storedRoundTrip({ valorAlteradoEmissao: true }) },
  play: async ({ args }) => {
    const locator = dialog().getAllByRole('textbox', { name: 'Localizador' })[0] as HTMLElement;
    await userEvent.type(locator, '123456');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const EndedReservation: Story = {
  name: 'Q-204 a reservation that has ended is told at its field, and nothing is sent; a later one is saved',
  play: async ({ args }) => {
    const validity = () => field('Validade da reserva');
    await type('Validade da reserva', '20/11/2026 09:00');
    await save();
    await waitFor(() => expect(validity()).toHaveAccessibleDescription(/O vencimento da reserva deve ser maior que a data e hora atual\./));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await type('Validade da reserva', '22/11/2026 09:00');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const SegmentWithoutFlight: Story = {
  name: 'Q-209 a segment without a flight is told at its place, and nothing is sent',
  args: { value: withoutFlights(storedRoundTrip()) },
  play: async ({ args }) => {
    await save();
    await expect(await dialog().findByText('Informe ao menos um voo.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const FirstRefusedHasFocus: Story = {
  name: 'the first refused field takes the focus',
  args: { value: newRoundTrip() },
  play: async () => {
    field('Tarifa').focus();
    await save();
    const airline = dialog().getAllByRole('combobox', { name: 'Companhia' })[0] as HTMLElement;
    await waitFor(() => expect(airline).toHaveFocus());
    await expect(airline).toHaveAccessibleDescription(/Informe a companhia/);
  },
};

export const RefusedByServer: Story = {
  name: 'Q-312 what the server refuses is told at its field, and the modal keeps all that was typed',
  args: { onSubmit: fn(async () => [{ key: 'informe_a_tarifa' as const, field: 'tarifa' }]) },
  play: async ({ args }) => {
    await save();
    await waitFor(() => expect(field('Tarifa')).toHaveAccessibleDescription(/Informe a tarifa\./));
    await expect(field('Tarifa')).toHaveValue('1.234,50');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The window of a quote that is refused once and stored then, put together from its parts as a screen does it. */
function StoredQuote(props: AirQuoteModalProps) {
  const [open, setOpen] = useState(true);
  const tries = useRef(0);
  const toast = useToast();
  const message = useMessage(commonMessages);
  return (
    <AirQuoteModal
      {...props}
      open={open}
      onOpenChange={setOpen}
      onSubmit={async () => {
        tries.current += 1;
        if (tries.current === 1) return [{ key: 'informe_a_tarifa', field: 'tarifa' }];
        toast({ tipo: 'SUCCESS', text: message('informacoes_salvas_com_sucesso') });
        setOpen(false);
        return [];
      }}
    />
  );
}

export const Saved: Story = {
  name: 'Q-237 a saved quote says so and closes its window; a refused one does neither',
  args: {
    onSubmit: fn()
      .mockResolvedValueOnce([{ key: 'informe_a_tarifa', field: 'tarifa' }])
      .mockResolvedValue([]),
  },
  render: (args) => (
    <ToastProvider>
      <StoredQuote {...args} />
    </ToastProvider>
  ),
  play: async () => {
    await save();
    await waitFor(() => expect(field('Tarifa')).toHaveAccessibleDescription(/Informe a tarifa\./));
    await expect(screen.queryByText('Informações salvas com sucesso.')).toBeNull();
    await save();
    await expect(await screen.findByText('Informações salvas com sucesso.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const BackwardDates: Story = {
  name: 'Q-210 Q-057 a flight that arrives before it departs is confirmed before saving',
  args: { value: backwards(storedRoundTrip()) },
  play: async ({ args }) => {
    await save();
    const confirmation = within(await screen.findByRole('dialog', { name: 'Confirme as datas' }));
    await waitFor(() => expect(confirmation.getByText('10/12/2026 08:10')).toBeVisible());
    await userEvent.click(confirmation.getByRole('button', { name: 'Voltar e corrigir' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Manter as datas e salvar' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const Overnight: Story = {
  name: 'Q-210 an arrival behind midnight that was typed on the day of the departure is moved to the next day and saved with one press',
  args: {
    value: storedRoundTrip({
      segmentos: storedRoundTrip().segmentos.map((segment) => ({
        ...segment,
        voos: segment.voos.map((flight) => ({ ...flight, dataPartida: '2026-12-10T23:00', dataChegada: '2026-12-10T00:40' })),
      })),
    }),
  },
  play: async ({ args }) => {
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Chega no dia seguinte: salvar' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    const arriving = { voos: [expect.objectContaining({ dataPartida: '2026-12-10T23:00', dataChegada: '2026-12-11T00:40' })] };
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ segmentos: [expect.objectContaining(arriving), expect.objectContaining(arriving)] }),
    );
  },
};

export const Segments: Story = {
  name: 'segments and flights are added and removed',
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Adicionar trecho' }));
    await expect(dialog().getAllByRole('button', { name: 'Adicionar voo' })).toHaveLength(3);
    await userEvent.click(dialog().getAllByRole('button', { name: 'Remover trecho' })[2] as HTMLElement);
    await userEvent.click(dialog().getAllByRole('button', { name: 'Adicionar voo' })[0] as HTMLElement);
    await expect(dialog().getByText('1 conexão')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Remover Voo 2' }));
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ total: 1587.54 })));
  },
};

export const SegmentBroughtBack: Story = {
  name: 'B-064 a removed segment comes back to its place with everything typed in it; the focus goes to the next segment, or to where one is added',
  play: async ({ args }) => {
    const removeFirst = () => dialog().getAllByRole('button', { name: 'Remover trecho' })[0] as HTMLElement;
    const number = dialog().getAllByRole('textbox', { name: 'Nº do voo' })[0] as HTMLElement;
    await userEvent.clear(number);
    await userEvent.type(number, '1999');
    removeFirst().focus();
    await userEvent.keyboard('{Enter}');
    const back = within(dialog().getByRole('group', { name: /^Volta/ }));
    await expect(back.getByRole('combobox', { name: 'Tipo do trecho' })).toHaveFocus();
    await expect(dialog().getByText('Trecho removido: Ida GRU → REC.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Desfazer' }));
    const groups = () => dialog().getAllByRole('group', { name: /^(Ida|Volta)/ });
    await waitFor(() => expect(groups()).toHaveLength(2));
    const [out] = groups() as [HTMLElement, HTMLElement];
    await expect(within(out).getByRole('textbox', { name: 'Nº do voo' })).toHaveValue('1999');
    await expect(out).toContainElement(document.activeElement as HTMLElement);
    await expect(dialog().queryByText(/^Trecho removido/)).toBeNull();

    await userEvent.click(dialog().getAllByRole('button', { name: 'Remover trecho' })[1] as HTMLElement);
    await expect(dialog().getByRole('button', { name: 'Adicionar trecho' })).toHaveFocus();
    await userEvent.click(dialog().getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(groups()).toHaveLength(2));
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        segmentos: ['1999', '1641'].map((numero) => expect.objectContaining({ voos: [expect.objectContaining({ numero })] })),
      }),
    );
  },
};

export const FlightBroughtBack: Story = {
  name: 'B-064 a removed flight comes back to its place; one in which nothing was typed goes without a word',
  play: async () => {
    const out = within(dialog().getByRole('group', { name: /^Ida/ }));
    await userEvent.click(out.getByRole('button', { name: 'Adicionar voo' }));
    await userEvent.click(await out.findByRole('button', { name: 'Remover Voo 2' }));
    await expect(out.getByRole('button', { name: 'Adicionar voo' })).toHaveFocus();
    await expect(dialog().queryByText(/^Voo removido/)).toBeNull();

    await userEvent.click(out.getByRole('button', { name: 'Adicionar voo' }));
    out.getByRole('button', { name: 'Remover Voo 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(out.getByRole('combobox', { name: 'Companhia' })).toHaveFocus();
    await expect(dialog().getByText('Voo removido: G3 1640 GRU → REC.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Desfazer' }));
    const first = within(await out.findByRole('group', { name: 'Voo 1' }));
    await expect(first.getByRole('textbox', { name: 'Nº do voo' })).toHaveValue('1640');
    await expect(within(out.getByRole('group', { name: 'Voo 2' })).getByRole('textbox', { name: 'Nº do voo' })).toHaveValue('');
  },
};

export const ChosenByKeyboard: Story = {
  name: 'Q-238 an airline found by typing brings its fare families',
  args: { value: newRoundTrip() },
  play: async () => {
    const airline = dialog().getAllByRole('combobox', { name: 'Companhia' })[0] as HTMLElement;
    await waitFor(() => expect(airline).toHaveFocus());
    await userEvent.type(airline, 'azu');
    await screen.findByRole('option', { name: /AD · Azul/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(airline).toHaveValue('AD · Azul');
    await userEvent.tab();
    await expect(airline).toHaveValue('AD');
    await expect(airline).toHaveAccessibleDescription('Azul');
    const family = dialog().getAllByRole('combobox', { name: 'Família tarifária' })[0] as HTMLElement;
    await userEvent.click(family);
    await userEvent.click(await screen.findByRole('option', { name: /PLUS/ }));
    await expect(family).toHaveValue('PLUS');
  },
};

export const AirlineThereAndBack: Story = {
  name: 'the airline of the way there is that of the way back, until something else is said about the way back',
  args: { value: newRoundTrip() },
  play: async () => {
    const [there, back] = dialog().getAllByRole('combobox', { name: 'Companhia' });
    const [, number] = dialog().getAllByRole('textbox', { name: 'Nº do voo' });
    if (!there || !back || !number) throw new Error('there and back');
    await waitFor(() => expect(there).toHaveFocus());
    await userEvent.type(there, 'g3');
    await userEvent.click(await screen.findByRole('option', { name: /^G3/ }));
    await expect(back).toHaveValue('G3');
    await userEvent.clear(there);
    await userEvent.type(there, 'azu');
    await userEvent.click(await screen.findByRole('option', { name: /^AD/ }));
    await expect(back).toHaveValue('AD');
    await expect(back).toHaveAccessibleDescription('Azul');
    await userEvent.type(number, '4101');
    await userEvent.clear(there);
    await userEvent.type(there, 'g3');
    await userEvent.click(await screen.findByRole('option', { name: /^G3/ }));
    await expect(back).toHaveValue('AD');
  },
};

export const TypedByTheTime: Story = {
  name: 'behind the day of the request four digits are the time, and the arrival follows to the day of the departure',
  args: { value: newRoundTrip() },
  play: async () => {
    const [departure, arrival] = ['Partida', 'Chegada'].map((name) => dialog().getAllByRole('textbox', { name })[0] as HTMLElement);
    if (!departure || !arrival) throw new Error('a flight has both');
    await expect(departure).toHaveValue('10/12/2026');
    departure.focus();
    await userEvent.keyboard('0810');
    await expect(departure).toHaveValue('10/12/2026 08:10');
    arrival.focus();
    await userEvent.keyboard('1125');
    await expect(arrival).toHaveValue('10/12/2026 11:25');
    await userEvent.clear(arrival);
    await userEvent.clear(departure);
    await userEvent.type(departure, '12/12 8:10');
    await expect(arrival).toHaveValue('12/12/2026');
    await userEvent.clear(departure);
    await userEvent.type(departure, '13/12/2026');
    await save();
    await waitFor(() => expect(departure).toHaveAccessibleDescription('Informe a hora.'));
  },
};

export const UnreadableDeparture: Story = {
  name: 'S-221 a departure that cannot be read is not carried into the arrival, and an emptied one opens its calendar in the month of the trip',
  args: { value: newRoundTrip() },
  play: async () => {
    const [departure, arrival] = ['Partida', 'Chegada'].map((name) => dialog().getAllByRole('textbox', { name })[0] as HTMLElement);
    if (!departure || !arrival) throw new Error('a flight has both');
    await userEvent.clear(departure);
    await userEvent.click(departure);
    await userEvent.paste('8:70 PM');
    await expect(departure).toHaveValue('8:70 PM');
    await userEvent.clear(arrival);
    await userEvent.type(arrival, '23:15+1');
    await expect(arrival).toHaveValue('11/12/2026 23:15');
    await userEvent.clear(departure);
    const [openCalendar] = dialog().getAllByRole('button', { name: 'Abrir calendário: Partida' });
    if (openCalendar) await userEvent.click(openCalendar);
    await screen.findByRole('button', { name: /10 de dezembro de 2026/ });
    await userEvent.keyboard('{Escape}');
  },
};

const earlyBack = storedRoundTrip();
export const EarlyFlight: Story = {
  name: 'a flight that departs before the flight before it lands is warned of at its departure, and nothing is blocked',
  args: {
    value: {
      ...earlyBack,
      segmentos: earlyBack.segmentos.map((segment, index) => ({
        ...segment,
        voos: segment.voos.map((flight) => (index === 0 ? flight : { ...flight, dataPartida: '2026-12-10T11:00' })),
      })),
    },
  },
  play: async ({ args }) => {
    const warning = 'Antes da chegada do voo anterior (10/12/2026 11:25, hora local).';
    const [out, back] = dialog().getAllByRole('textbox', { name: 'Partida' });
    await expect(back).toHaveAccessibleDescription(warning);
    await expect(back).not.toBeInvalid();
    await expect(out).not.toHaveAccessibleDescription(/Antes/);
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const EarlyConnection: Story = {
  name: 'the warning of a connection comes and goes with the typed departure',
  play: async () => {
    const out = within(dialog().getByRole('group', { name: /^Ida/ }));
    await userEvent.click(out.getByRole('button', { name: 'Adicionar voo' }));
    const departure = within(await out.findByRole('group', { name: 'Voo 2' })).getByRole('textbox', { name: 'Partida' });
    await userEvent.clear(departure);
    await userEvent.type(departure, '10/12/2026 11:24');
    await waitFor(() => expect(departure).toHaveAccessibleDescription(/^Antes da chegada do voo anterior/));
    await userEvent.type(departure, '{Backspace}5');
    await waitFor(() => expect(departure).not.toHaveAccessibleDescription(/Antes/));
  },
};

/** Types an airport in place of that of a field, as from the keyboard. */
async function chooseAirport(from: ReturnType<typeof dialog>, name: 'Origem' | 'Destino', code: string) {
  const airport = from.getByRole('combobox', { name });
  await userEvent.clear(airport);
  await userEvent.type(airport, code);
  await screen.findByRole('option', { name: new RegExp(`^${code} ·`) });
  await userEvent.tab();
}

export const ConnectionFollows: Story = {
  name: 'an added flight takes over where the leg ended when the flight before it lands elsewhere; a way back that is added early follows both ends',
  args: {
    value: { ...newRoundTrip(), segmentos: newRoundTrip().segmentos.slice(0, 1) },
    service: { tipo: 'IDA', segmentos: [], retroativo: false },
  },
  play: async () => {
    const group = async (name: RegExp | string, from = dialog()) => within(await from.findByRole('group', { name }));
    const airports = (from: ReturnType<typeof dialog>) =>
      ['Origem', 'Destino'].map((name) => from.getByRole<HTMLInputElement>('combobox', { name }).value);
    const out = await group(/^Ida/);
    await userEvent.clear(out.getByRole('combobox', { name: 'Destino' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Adicionar trecho' }));
    const back = await group(/^Volta/);
    await expect(airports(back)).toEqual(['', 'GRU']);
    await chooseAirport(out, 'Destino', 'LIS');
    await expect(airports(back)).toEqual(['LIS', 'GRU']);
    await chooseAirport(out, 'Origem', 'CGH');
    await expect(airports(back)).toEqual(['LIS', 'CGH']);

    await userEvent.click(out.getByRole('button', { name: 'Adicionar voo' }));
    const second = await group('Voo 2', out);
    await expect(airports(second)).toEqual(['LIS', '']);
    const first = await group('Voo 1', out);
    await chooseAirport(first, 'Destino', 'REC');
    await expect(airports(second)).toEqual(['REC', 'LIS']);
    await expect(second.getByRole('combobox', { name: 'Destino' })).toHaveAccessibleDescription('Lisboa, Portugal');
    await chooseAirport(first, 'Destino', 'BSB');
    await expect(airports(second)).toEqual(['BSB', 'LIS']);
    await expect(airports(back)).toEqual(['LIS', 'CGH']);
    await chooseAirport(second, 'Origem', 'GRU');
    await chooseAirport(first, 'Destino', 'REC');
    await expect(airports(second)).toEqual(['GRU', 'LIS']);
  },
};

export const WayBack: Story = {
  name: 'a second segment leads back to where the first began; in a request of one way the modal says so',
  args: {
    value: { ...newRoundTrip(), segmentos: newRoundTrip().segmentos.slice(0, 1) },
    service: { tipo: 'IDA', segmentos: [], retroativo: false },
  },
  play: async () => {
    await expect(dialog().queryByText(/pede só ida/)).not.toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Adicionar trecho' }));
    const back = within(await dialog().findByRole('group', { name: /^Volta/ }));
    await expect(back.getByRole('combobox', { name: 'Origem' })).toHaveValue('REC');
    await expect(back.getByRole('combobox', { name: 'Destino' })).toHaveValue('GRU');
    await expect(back.getByRole('combobox', { name: 'Destino' })).toHaveAccessibleDescription('São Paulo, SP');
    await expect(dialog().getByText('A solicitação pede só ida: confira se esta cotação é para ela.')).toBeVisible();
  },
};

export const WholeFlightCode: Story = {
  name: 'a whole flight code in the number fills the airline too; a number that is too long stays and is called so',
  args: { value: newRoundTrip() },
  play: async () => {
    const number = dialog().getAllByRole('textbox', { name: 'Nº do voo' })[0] as HTMLElement;
    const airline = dialog().getAllByRole('combobox', { name: 'Companhia' })[0] as HTMLElement;
    await userEvent.type(number, 'AD4100');
    await userEvent.tab();
    await waitFor(() => expect(airline).toHaveValue('AD'));
    await expect(number).toHaveValue('4100');
    await userEvent.clear(number);
    await userEvent.type(number, '41005');
    await expect(number).toHaveValue('41005');
    await expect(number).toHaveAccessibleDescription('De 1 a 4 dígitos.');
  },
};

export const FlightCodeAmongWords: Story = {
  name: 'a flight code is read without the word before it and the booking class behind it; the name of an airline stays and is called no number',
  args: { value: newRoundTrip() },
  play: async () => {
    const number = dialog().getAllByRole('textbox', { name: 'Nº do voo' })[0] as HTMLElement;
    const airline = dialog().getAllByRole('combobox', { name: 'Companhia' })[0] as HTMLElement;
    await userEvent.type(number, 'AD 4100 Y');
    await expect(number).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(airline).toHaveValue('AD'));
    await expect(number).toHaveValue('4100');
    await userEvent.clear(number);
    await userEvent.paste('Voo G31822');
    await expect(number).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(airline).toHaveValue('G3'));
    await expect(number).toHaveValue('1822');
    await userEvent.clear(number);
    await userEvent.type(number, 'Voo 3345');
    await userEvent.tab();
    await expect(number).toHaveValue('3345');
    await userEvent.clear(number);
    await userEvent.type(number, 'LATAM 3345');
    await userEvent.tab();
    await expect(number).toHaveValue('LATAM 3345');
    await expect(number).toHaveAccessibleDescription('De 1 a 4 dígitos.');
  },
};

export const WholeFlightCodeSaved: Story = {
  name: 'a whole flight code in the number is read before Ctrl+Enter saves it',
  play: async ({ args }) => {
    const number = dialog().getAllByRole('textbox', { name: 'Nº do voo' })[0] as HTMLElement;
    await userEvent.click(number);
    await userEvent.keyboard('AD 4100{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        segmentos: [
          expect.objectContaining({ voos: [expect.objectContaining({ cia: 'AD', numero: '4100' })] }),
          expect.objectContaining({ voos: [expect.objectContaining({ cia: 'G3', numero: '1641' })] }),
        ],
      }),
    );
  },
};

export const FlightCodeInAirline: Story = {
  name: 'a whole flight code in the airline fills the number too, pasted or typed',
  args: { value: newRoundTrip() },
  play: async () => {
    const [out, back] = dialog().getAllByRole('combobox', { name: 'Companhia' }) as [HTMLElement, HTMLElement];
    const numbers = dialog().getAllByRole('textbox', { name: 'Nº do voo' });
    await userEvent.click(out);
    await userEvent.paste('AD4100');
    await waitFor(() => expect(numbers[0]).toHaveValue('4100'));
    await userEvent.click(back);
    await userEvent.keyboard('g3 1822');
    const option = await screen.findByRole('option', { name: /^G3 · Gol/ });
    await expect(option).toHaveTextContent('Voo 1822');
    await userEvent.tab();
    await waitFor(() => expect(numbers[1]).toHaveValue('1822'));
    await expect([out, back].map((field) => (field as HTMLInputElement).value)).toEqual(['AD', 'G3']);
    // Another number of the same airline, and what stands there when another field is pressed.
    await userEvent.click(back);
    await userEvent.keyboard('G31823');
    await userEvent.click(field('Tarifa'));
    await waitFor(() => expect(numbers[1]).toHaveValue('1823'));
    await waitFor(() => expect(back).toHaveValue('G3'));
    await userEvent.click(out);
    await userEvent.paste('AD4200');
    await waitFor(() => expect(numbers[0]).toHaveValue('4200'));
    await userEvent.tab();
    await waitFor(() => expect(out).toHaveValue('AD'));
    await expect(out).toBeValid();
  },
};

export const LabelsOnOneLine: Story = {
  ...onScreen('desk'),
  globals: { ...onScreen('desk').globals, language: 'es' },
  name: 'the fields of a flight stand on one line in Spanish, too, 1366x768',
  args: { value: newRoundTrip() },
  play: async () => {
    const [flight] = await dialog().findAllByRole('group', { name: /^Vuelo 1/ });
    if (!flight) throw new Error('No flight is shown.');
    const tops = [/^N.º/, /^Salida/, /^Llegada/].map((name) => within(flight).getByRole('textbox', { name }).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const NothingBesideASmallPhone: Story = {
  ...onScreen('small'),
  name: 'nothing reaches beyond the window, and the actions end at its right edge, 320x700',
  args: { value: newRoundTrip() },
  play: async () => {
    const save = dialog().getByRole('button', { name: /^Salvar/ });
    await userEvent.click(save);
    await expect(await dialog().findByRole('button', { name: /campos a corrigir/ })).toBeVisible();
    const body = document.querySelector('[data-slot="dialog-body"]');
    await expect(body?.scrollWidth).toBe(body?.clientWidth);
    const [footer] = document.querySelectorAll('[data-slot="form-footer"]');
    const inner = (footer?.getBoundingClientRect().right ?? 0) - 16;
    await expect(save.getBoundingClientRect().right).toBeCloseTo(inner, 0);
  },
};

export const NoFlightNumber: Story = {
  name: 'a text that can become no flight number is called so at its field at once, another one when the field is left',
  args: { value: newRoundTrip() },
  play: async () => {
    const number = dialog().getAllByRole('textbox', { name: 'Nº do voo' })[0] as HTMLElement;
    const says = (text: string) => waitFor(() => expect(number).toHaveAccessibleDescription(text));
    await userEvent.click(number);
    await userEvent.paste('✈️');
    await says('De 1 a 4 dígitos.');
    await userEvent.clear(number);
    await userEvent.type(number, 'XX');
    await says('');
    await userEvent.type(number, '1234');
    await says('');
    await userEvent.tab();
    await says('De 1 a 4 dígitos.');
    await expect(number).toHaveValue('XX1234');
    await userEvent.clear(number);
    await userEvent.type(number, '12');
    await says('');
    await userEvent.clear(number);
    await userEvent.paste(' 3345 ');
    await userEvent.tab();
    await expect(number).toHaveValue('3345');
    await says('');
  },
};

export const Conflict: Story = {
  tags: ['picture'],
  args: { conflict: storedRoundTrip({ versao: 4, total: 1700 }) },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Salvar a minha por cima' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ versao: 4, tarifa: 1234.5 })));
  },
};

export const KeepsDraft: Story = {
  name: 'each change is handed out as a draft, and discarding asks first',
  play: async ({ args }) => {
    await userEvent.type(field('Tour code'), 'X');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ tourCode: 'X' })));
    await userEvent.click(dialog().getByRole('button', { name: 'Descartar alterações' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sim' }));
    await expect(args.onDiscardDraft).toHaveBeenCalled();
  },
};

export const TakenBack: Story = {
  name: 'what is typed and taken back again leaves no draft',
  play: async ({ args }) => {
    await userEvent.type(field('Taxas'), '{End}5');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ taxas: 899.05 })));
    await expect(args.onDiscardDraft).not.toHaveBeenCalled();
    await userEvent.type(field('Taxas'), '{Backspace}');
    await waitFor(() => expect(args.onDiscardDraft).toHaveBeenCalled());
  },
};

export const FocusComesBack: Story = {
  name: 'the focus starts on the fare and returns to what opened the modal',
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Editar</Button>
        {open && <AirQuoteModal {...args} open onOpenChange={setOpen} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar' }));
    await waitFor(() => expect(field('Tarifa')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Editar' })).toHaveFocus());
  },
};

/** A long trip whose section data are empty: nothing is reserved, no seats, no note. */
const bare = () => storedRoundTrip({ quantidadeBagagem: null, pesoBagagem: null, validadeReserva: null });
const section = (name: RegExp) => dialog().getByRole('button', { name });

export const OptionalFolds: Story = {
  name: 'optional sections without content are one line that says so; Enter and Space open them, and nothing typed is lost',
  args: { value: bare() },
  play: async ({ args }) => {
    for (const name of [/^Reserva e bagagem nenhuma$/, /^Campos do cliente 0 de 1$/, /^Observação nenhuma$/])
      await expect(section(name)).toHaveAttribute('aria-expanded', 'false');
    const seats = dialog().getAllByRole('button', { name: /^Assentos nenhum$/ })[0] as HTMLElement;
    await expect(seats).toHaveAttribute('aria-expanded', 'false');
    seats.focus();
    await userEvent.keyboard('{Enter}');
    const seat = dialog().getAllByRole('textbox', { name: 'Assento de Ana Beatriz Lima' })[0] as HTMLElement;
    await userEvent.type(seat, '12a');
    seats.focus();
    await userEvent.keyboard(' ');
    await expect(seat).not.toBeVisible();
    await expect(seats).toHaveAccessibleName('Assentos 12A');
    await userEvent.click(section(/^Observação/));
    await userEvent.type(field('Observação'), 'Janela');
    await userEvent.click(section(/^Observação/));
    await expect(section(/^Observação Janela$/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(section(/^Campos do cliente/));
    await userEvent.type(field('Centro de custo'), '42');
    await userEvent.click(section(/^Campos do cliente/));
    await expect(section(/^Campos do cliente/)).toHaveAccessibleName('Campos do cliente 1 de 1');
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ observacao: 'Janela', camposCustomizados: [expect.objectContaining({ valor: '42' })] }),
      ),
    );
  },
};

export const ContentIsOpen: Story = {
  name: 'an optional section with content is open from the start',
  args: { value: storedRoundTrip({ observacao: 'Prefere corredor' }) },
  play: async () => {
    await expect(field('Observação')).toBeVisible();
    await expect(dialog().getByRole('textbox', { name: 'Bagagens' })).toBeVisible();
  },
};

export const RefusalOpens: Story = {
  name: 'a refusal in a folded section opens it and puts the focus on its field, whoever refused',
  args: { value: bare(), onSubmit: fn(async () => [{ key: 'campo_obrigatorio' as const, field: 'tourCode' }]) },
  play: async () => {
    await save();
    await waitFor(() => expect(field('Tour code')).toBeVisible());
    await waitFor(() => expect(field('Tour code')).toHaveFocus());
  },
};

export const FewTabsToTheFare: Story = {
  name: 'from the last locator to the fare there are at most three Tabs',
  play: async () => {
    const locator = dialog().getAllByRole('textbox', { name: 'Localizador' }).at(-1) as HTMLElement;
    locator.focus();
    let tabs = 0;
    while (document.activeElement !== field('Tarifa') && tabs < 10) {
      await userEvent.tab();
      tabs += 1;
    }
    await expect(tabs).toBeLessThanOrEqual(3);
  },
};

export const FooterCoversNothing: Story = {
  name: 'no field that Tab reaches stands behind the footer',
  play: expectNoFieldBehindFooter,
};

export const OnAPhoneInEnglish: Story = {
  parameters: onScreen('phone').parameters,
  globals: { ...onScreen('phone').globals, language: 'en' },
  name: 'on a phone the kind of a segment is read whole, also where it is called Outbound',
  play: async () => {
    const [kind] = await dialog().findAllByRole<HTMLSelectElement>('combobox', { name: 'Kind of segment' });
    if (!kind) throw new Error('The quote has no segment.');
    await expect(kind.selectedOptions[0]).toHaveTextContent('Outbound');
    // As wide as what is chosen, and no wider, is the same select with nothing else to choose and no width of its own.
    const whole = kind.cloneNode() as HTMLSelectElement;
    whole.append(new Option('Outbound'));
    Object.assign(whole.style, { width: 'auto', position: 'absolute' });
    kind.after(whole);
    const { width } = whole.getBoundingClientRect();
    whole.remove();
    await expect(kind.getBoundingClientRect().width).toBeGreaterThanOrEqual(width);
  },
};

export const OnAPhone: Story = {
  ...onScreen('phone'),
  name: 'on a phone a stored quote opens at its top, nothing is wider than the screen, and the price follows the itinerary',
  play: async () => {
    const body = document.querySelector('[data-slot="dialog-body"]') as HTMLElement;
    await waitFor(() => expect(dialog().getAllByRole('combobox', { name: 'Companhia' })[0]).toHaveFocus());
    await expect(body.scrollTop).toBe(0);
    // The window itself never scrolls: its head would go.
    const { scrollHeight, clientHeight } = screen.getByRole('dialog');
    await expect(scrollHeight).toBe(clientHeight);
    await expect(body.scrollWidth).toBe(body.clientWidth);
    const [itinerary, price, supply] = [
      dialog().getByRole('region', { name: 'Itinerário' }),
      dialog().getByRole('region', { name: 'Valores' }),
      section(/^Fornecimento/),
    ].map((part) => part.getBoundingClientRect().top);
    await expect(itinerary).toBeLessThan(price as number);
    await expect(price).toBeLessThan(supply as number);
  },
};

const PASTED = `RP/SAOBR28ZZ/SAOBR28ZZ            AB/SU  21NOV26/1207Z   W2XEAM
  1.LIMA/ANA BEATRIZ MRS   2.SA/JOAO MR
  3  LA3250 Y 10DEC 4 GRUBSB HK2  0700 0845  10DEC  E  LA/QK7LMN
  4  ZZ3614 Y 10DEC 4 BSBQQQ HK2  1030 1305  10DEC  E
  5  G31651 Y 14DEC 1 QQQGRU HK2  1840 2205  14DEC  E  G3/A1B2C3
  6  TK TL02DEC/1800/SAOBR2100
Abraços, Marcos`;
const valuesOf = (role: 'combobox' | 'textbox', name: string) =>
  dialog()
    .getAllByRole<HTMLInputElement>(role, { name })
    .map(({ value }) => value);
const pasteBox = () => within(screen.getByRole('dialog', { name: 'Colar itinerário' }));
const pasteButton = () => dialog().getByRole('button', { name: 'Colar itinerário' });

export const PastedItinerary: Story = {
  name: 'B-006 a pasted itinerary fills segments, flights, times, locator and time limit; what the lookup does not know is said at its field; one undo brings all back',
  args: { value: storedRoundTrip({ codigoReserva: 'ABC123' }) },
  play: async ({ args }) => {
    await userEvent.click(pasteButton());
    await waitFor(() => expect(pasteBox().getByRole('textbox')).toHaveFocus());
    await userEvent.paste(PASTED);
    await expect(pasteBox().getByText(/^Não entendida/)).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(pasteButton()).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(await dialog().findByText('Itinerário preenchido: 3 voos.')).toBeVisible();
    await expect(
      dialog()
        .getAllByRole('group', { name: /^(Ida|Volta) / })
        .map((group) => group.querySelectorAll('fieldset').length),
    ).toEqual([2, 1]);
    await expect(valuesOf('combobox', 'Companhia')).toEqual(['LA', 'ZZ', 'G3']);
    await expect(valuesOf('textbox', 'Nº do voo')).toEqual(['3250', '3614', '1651']);
    await expect(valuesOf('combobox', 'Origem')).toEqual(['GRU', 'BSB', 'QQQ']);
    await expect(valuesOf('combobox', 'Destino')).toEqual(['BSB', 'QQQ', 'GRU']);
    await expect(valuesOf('textbox', 'Partida')).toEqual(['10/12/2026 07:00', '10/12/2026 10:30', '14/12/2026 18:40']);
    await expect(valuesOf('textbox', 'Chegada')).toEqual(['10/12/2026 08:45', '10/12/2026 13:05', '14/12/2026 22:05']);
    await expect(valuesOf('textbox', 'Localizador')).toEqual(['QK7LMN', 'W2XEAM', 'A1B2C3']);
    await expect(field('Código da reserva')).toHaveValue('W2XEAM');
    await expect(field('Validade da reserva')).toHaveValue(momentText('2026-12-02T21:00:00Z'));
    const [latam, unknown] = dialog().getAllByRole('combobox', { name: 'Companhia' });
    await expect(latam).toHaveAccessibleDescription('Latam');
    await expect(unknown).toHaveAccessibleDescription(/ZZ não está no cadastro: confira o código\./);
    await expect(dialog().getAllByRole('combobox', { name: 'Destino' })[1]).toHaveAccessibleDescription(/QQQ não está no cadastro/);

    await userEvent.click(dialog().getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(valuesOf('combobox', 'Companhia')).toEqual(['G3', 'G3']));
    await expect(valuesOf('combobox', 'Destino')).toEqual(['REC', 'GRU']);
    await expect(valuesOf('textbox', 'Chegada')).toEqual(['10/12/2026 11:25', '14/12/2026 22:05']);
    await expect(field('Código da reserva')).toHaveValue('ABC123');
    await expect(field('Validade da reserva')).toHaveValue('');
    await expect(pasteButton()).toHaveFocus();
    // As it was: there is no draft any more.
    await waitFor(() => expect(args.onDiscardDraft).toHaveBeenCalled());
  },
};

export const PastedTwoReservations: Story = {
  name: 'a pasted text of two reservations says which code was used and which one was not',
  play: async () => {
    dialog().getByRole('button', { name: 'Adicionar trecho' }).focus();
    await userEvent.paste(`${PASTED}\n${PASTED.replace('W2XEAM', 'Y4KLMN')}`);
    await waitFor(() => expect(pasteBox().getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await dialog().findByText(/mais de uma reserva\. Código usado: W2XEAM; não usado: Y4KLMN\./)).toBeVisible();
    await expect(field('Código da reserva')).toHaveValue('W2XEAM');
  },
};

export const PastedAtNoField: Story = {
  name: 'B-006 Ctrl+V with no field focused opens the box with the text, and in a field it is that field’s',
  play: async () => {
    field('Tour code').focus();
    await userEvent.paste('RECEPTIVO');
    await expect(field('Tour code')).toHaveValue('RECEPTIVO');
    await expect(screen.queryByRole('dialog', { name: 'Colar itinerário' })).toBeNull();
    dialog().getByRole('button', { name: 'Adicionar trecho' }).focus();
    await userEvent.paste(PASTED);
    const text = await waitFor(() => pasteBox().getByRole('textbox'));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveValue(PASTED);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Adicionar trecho' })).toHaveFocus());
    await expect(valuesOf('combobox', 'Companhia')).toEqual(['G3', 'G3']);
  },
};

function backwards(quote: AirQuote): AirQuote {
  const [first, ...rest] = quote.segmentos;
  if (!first) return quote;
  return {
    ...quote,
    segmentos: [{ ...first, voos: first.voos.map((flight) => ({ ...flight, dataChegada: '2026-12-10T07:00' })) }, ...rest],
  };
}

function withoutFlights(quote: AirQuote): AirQuote {
  const [first, ...rest] = quote.segmentos;
  return first ? { ...quote, segmentos: [{ ...first, voos: [] }, ...rest] } : quote;
}

/** What was typed last: another payment, fee and baggage than the new quote begins with. */
const LAST = {
  tipoPagamento: PAYMENT_TYPES[0] ?? null,
  fornecedorServico: { id: 'f2', nome: 'Azul Linhas Aéreas' },
  fee: 61.5,
  quantidadeBagagem: 2,
  pesoBagagem: 23,
  moeda: 'BRL',
};
const startingArgs = {
  value: { ...newRoundTrip(), segmentos: storedRoundTrip().segmentos },
  lastTyped: ({ segmentos }: Pick<AirQuote, 'segmentos'>) => (segmentos[0]?.voos[0]?.cia ? LAST : undefined),
} satisfies Partial<AirQuoteModalProps>;

export const StartingValues: Story = { args: startingArgs, tags: ['picture'] };
export const AcceptsStartingValues: Story = {
  name: 'B-019 what was typed last is offered and shown as such; one key fills it in, and one press takes it back',
  args: startingArgs,
  play: async () => {
    const offer = await dialog().findByText(/Da última vez com este cliente/);
    await expect(offer.parentElement).toHaveTextContent(
      /Pagamento: Faturado · Fornecedor: Azul Linhas Aéreas · Fee: R\$\s61,50 · 2 bagagens · 23 kg cada$/,
    );
    const before = (field('Fee') as HTMLInputElement).value;
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(field('Fee')).toHaveValue('61,50'));
    await expect(dialog().getByText('Preenchido como da última vez.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(field('Fee')).toHaveValue(before));
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Usar' })).toHaveFocus());
  },
};
export const TypedStays: Story = {
  name: 'B-019 what somebody has typed is not offered anew, and a stored quote is offered nothing',
  args: startingArgs,
  play: async ({ args, mount }) => {
    await mount();
    await dialog().findByText(/Da última vez com este cliente/);
    await type('Fee', '1000');
    await userEvent.tab();
    await waitFor(() => expect(dialog().queryByText(/Fee: R\$\s61,50/)).toBeNull());
    await userEvent.keyboard('{F2}');
    await expect(field('Fee')).toHaveValue('10,00');
    await mount(<AirQuoteModal {...args} value={storedRoundTrip()} />);
    await waitFor(() => expect(dialog().queryByText(/Da última vez/)).toBeNull());
  },
};
