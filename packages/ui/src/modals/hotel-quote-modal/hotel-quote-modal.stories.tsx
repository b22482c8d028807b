import { bookingByEmailIsOffered } from '@guiche/domain/booking-email';
import { asksSupplierMessage } from '@guiche/domain/issuing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SupplierMessageQuestion } from '../../quote/supplier-message-question/index.ts';
import { PAYMENT_TYPES, USD } from '../../test-support/air-quote-fixtures.ts';
import { HOTELS, newStay, storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import {
  choice,
  dialog,
  discard,
  expectLinesCut,
  expectNoFieldBehindFooter,
  field,
  isAboveFooter,
  quoteOptions,
  quoteWindowArgs,
  save,
  total,
  type,
} from '../../test-support/quote-window.ts';
import { expectReadOnly } from '../../test-support/read-only.ts';
import { onScreen } from '../../test-support/screens.ts';
import { HotelQuoteModal } from './hotel-quote-modal.tsx';
import type { HotelQuoteModalProps } from './hotel-quote-modal-props.ts';

const meta = {
  title: 'Modals/HotelQuoteModal',
  component: HotelQuoteModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    ...quoteWindowArgs,
    context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · Recife · 10/12 a 13/12',
    value: storedStay(),
    options: quoteOptions(['Rede Atlântica', 'Rede Litoral'], ['DIRETO', 'TREND']),
    sources: {
      searchHotels: async (term) => HOTELS.filter(({ nome }) => nome.toLowerCase().includes(term.trim().toLowerCase())),
    },
    markup: { ownAgency: true, requestStatus: 'COTACAO_AGENCIA' },
  },
} satisfies Meta<typeof HotelQuoteModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const section = (name: RegExp) => dialog().findByRole('button', { name });
const contact = () => section(/^Contato e descrição do hotel/);

export const Stored: Story = {};
export const New: Story = { args: { value: newStay() } };
export const Loading: Story = { args: { value: undefined, options: undefined } };
export const Failed: Story = { args: { value: undefined, options: undefined, onRetry: fn() } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const NoIssueButton: Story = {
  name: 'Q-108 a hotel that is issued automatically has no issue button: it is confirmed by saving; in doubt, it can be asked about',
  args: {
    mode: 'issue',
    value: storedStay({
      statusCotacao: 'EMISSAO_PENDENTE',
      agenciaServico: { id: 'auto', consolidadora: 'B2B', tipoEmissao: 'AUTOMATICO', credencial: '{}' },
    }),
    actions: { onCheckIssue: fn() },
  },
  play: async ({ args, mount }) => {
    await mount();
    await expect(await screen.findByRole('button', { name: 'Salvar' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Emitir' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Verificar emissão' })).toBeNull();
    const inDoubt = storedStay({ statusCotacao: 'EMISSAO_PENDENTE', emissaoEmVerificacao: true });
    await mount(<HotelQuoteModal {...args} value={inDoubt} key="doubt" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Verificar emissão' }));
    await expect(args.actions?.onCheckIssue).toHaveBeenCalledTimes(1);
  },
};

export const NotBegun: Story = {
  name: 'Q-108 a hotel that was confirmed and never reserved says so, and offers the reservation again',
  args: { mode: 'issue', value: storedStay({ statusCotacao: 'EMISSAO_PENDENTE' }), actions: { onIssueReservation: fn() } },
  play: async ({ args }) => {
    await expect(await screen.findByText(/o fornecedor não recebeu o pedido de reserva/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Emitir reserva' }));
    await expect(args.actions?.onIssueReservation).toHaveBeenCalledTimes(1);
  },
};

export const Searched: Story = {
  name: 'Q-038 with the search of hotels the window offers it, without it hotels are typed or looked up by name only',
  args: { actions: { onSearch: fn(), onCopy: fn() } },
  play: async ({ args, mount }) => {
    await mount();
    await userEvent.click(await screen.findByRole('button', { name: 'Pesquisar hotéis' }));
    await expect(args.actions?.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await mount(<HotelQuoteModal {...args} actions={{ onCopy: fn() }} key="off" />);
    await screen.findByRole('button', { name: 'Copiar dados' });
    await expect(screen.queryByRole('button', { name: 'Pesquisar hotéis' })).toBeNull();
    await expect(screen.getByRole('combobox', { name: /^Hotel/ })).toBeVisible();
  },
};

export const InHistory: Story = {
  name: 'Q-007 in the history the quote is only read, which a notice says: no field, choice, button or key changes it',
  args: { readOnly: true, readOnlyReason: 'Histórico: somente leitura' },
  play: async ({ args }) => {
    await expect(await screen.findByText('Histórico: somente leitura')).toBeVisible();
    await expectReadOnly(args.onSubmit);
    await expect(args.onDraftChange).not.toHaveBeenCalled();
  },
};
export const ForeignCurrency: Story = { args: { value: storedStay({ moeda: USD, cotacaoMoeda: 5.4321 }) } };
export const MoneyLocked: Story = {
  name: 'Q-018 locked money is read-only and keeps its stored markup',
  // 10 % of the fare would be 82.65.
  args: { moneyLocked: true, value: storedStay({ markup: 50, markupManual: false }) },
  play: async ({ args }) => {
    for (const name of ['Diária média', 'Tarifa', 'Taxas', 'Fee', 'Markup', 'Comissão'])
      await expect(field(name)).toHaveAttribute('readonly');
    await expect(field('Markup')).toHaveValue('50,00');
    await expect(total()).toHaveTextContent('R$ 962,83');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ markup: 50, total: 962.83 })));
  },
};
export const OtherAgency: Story = {
  name: 'Of another agency',
  args: { markup: { ownAgency: false, requestStatus: 'COTACAO_AGENCIA' }, value: storedStay({ tipoTarifa: 'NET', markup: 50 }) },
};

/** The window with what a screen adds to it by the agency of its user: the e-mail, and the question before a save. */
function ForAgency({ ownAgency, ...props }: HotelQuoteModalProps & { ownAgency: boolean }) {
  const [answer, setAnswer] = useState<(send: boolean | undefined) => void>();
  return (
    <>
      <HotelQuoteModal
        {...props}
        markup={{ ...props.markup, ownAgency }}
        actions={bookingByEmailIsOffered(ownAgency) ? { onSendEmail: fn() } : {}}
        onSubmit={async (quote) => {
          if (asksSupplierMessage(quote.aguardandoFornecedor, ownAgency)) {
            await new Promise((resolve) => setAnswer(() => resolve));
            setAnswer(undefined);
          }
          return props.onSubmit(quote);
        }}
      />
      <SupplierMessageQuestion open={answer !== undefined} onAnswer={(send) => answer?.(send)} />
    </>
  );
}
const ofAgencies = {
  // 10 % of the fare of 826.50 is the margin of the own agency.
  value: storedStay({
    markup: null,
    markupManual: false,
    tipoTarifa: 'COMISSIONADA',
    percentualComissao: null,
    valorComissao: null,
    aguardandoFornecedor: true,
  }),
};
const commissionRefused = /Informe um valor e um percentual de comissão válidos\./;

export const OwnAgency: Story = {
  name: 'Q-025 the own agency gets the margin, the commission check, booking by e-mail and the question about the supplier',
  args: ofAgencies,
  render: (args) => <ForAgency {...args} ownAgency />,
  play: async ({ args }) => {
    await expect(field('Markup')).toHaveValue('82,65');
    await expect(dialog().getByRole('button', { name: /e-mail/i })).toBeVisible();
    // A stored quote is asked for its commission once it is changed.
    await type('Taxas', '1000');
    await save();
    await waitFor(() => expect(field('Comissão')).toHaveAccessibleDescription(commissionRefused));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await type('Comissão', '5000');
    await save();
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const AskedFor: Story = {
  name: 'Q-180 what an action asks for is said at its fields, and at each until it is typed, though the quote was never saved',
  args: { actions: { onSendEmail: (_typed, form) => form.askFor(['email', 'tipoApartamento']) } },
  play: async () => {
    await type('Tipo de apartamento', ' ');
    await userEvent.click(dialog().getByRole('button', { name: /e-mail/i }));
    const asked = /Preencha o campo antes de continuar/;
    await waitFor(() => expect(field('Tipo de apartamento')).toHaveAccessibleDescription(asked));
    await type('Tipo de apartamento', 'Luxo');
    await waitFor(() => expect(field('Tipo de apartamento')).not.toHaveAccessibleDescription(asked));
    await expect(field(/^E-mail/)).toHaveAccessibleDescription(asked);
    await type(/^E-mail/, 'reservas@praia');
    await userEvent.tab();
    await waitFor(() => expect(field(/^E-mail/)).not.toHaveAccessibleDescription(asked));
  },
};

export const AnotherAgency: Story = {
  name: 'Q-025 every other agency gets neither margin, commission check, booking by e-mail nor the question about the supplier',
  args: ofAgencies,
  render: (args) => <ForAgency {...args} ownAgency={false} />,
  play: async ({ args }) => {
    await expect(field('Markup')).toHaveValue('');
    await expect(dialog().queryByRole('button', { name: /e-mail/i })).toBeNull();
    await type('Taxas', '1000');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ markup: null, valorComissao: null })));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const TooLong: Story = {
  name: 'no more is typed into a line than the quote holds, and a pasted text that is cut says so',
  args: { mode: 'issue', value: storedStay({ statusCotacao: 'EMISSAO_PENDENTE' }) },
  play: async () => {
    await userEvent.click(await contact());
    await expectLinesCut(['Código da reserva', 'Emissor', 'Hotel', 'Cidade', 'Endereço', 'Tipo de apartamento', 'Chave Pix']);
  },
};

export const InIssueMode: Story = {
  name: 'Q-044 Q-207 in issue mode it asks for reservation, authorization, date and issuer',
  args: { mode: 'issue', value: storedStay({ statusCotacao: 'EMISSAO_PENDENTE', tipoPagamento: PAYMENT_TYPES[1] ?? null }) },
  play: async ({ args }) => {
    await waitFor(() => expect(field('Código de autorização')).not.toBeRequired());
    for (const name of ['Código da reserva', 'Código de autorização', 'Data de emissão', 'Emissor'])
      await expect(field(name)).toBeVisible();
    await type('Código de autorização', '654');
    await save();
    await waitFor(() => expect(field('Código de autorização')).toHaveAccessibleDescription(/Código de autorização inválido/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await type('Código de autorização', '654321');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ codigoTransacaoCartao: '654321' })));
  },
};

export const CodeNotJudged: Story = {
  name: 'Q-208 a code that no rule looks at, as of a hotel that is invoiced, is not called invalid, until the payment has one',
  tags: ['!autodocs'],
  args: {
    mode: 'issue',
    value: storedStay({
      statusCotacao: 'EMISSAO_PENDENTE',
      tipoPagamento: PAYMENT_TYPES[0] ?? null,
      codigoTransacaoCartao: '654',
    }),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(field('Código de autorização')).toHaveValue('654'));
    await expect(field('Código de autorização')).toBeValid();
    await type('Código de autorização', '65');
    await userEvent.tab();
    await expect(field('Código de autorização')).toBeValid();
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ codigoTransacaoCartao: '65' })));
    await userEvent.selectOptions(choice('Tipo de pagamento'), 'Cartão do viajante');
    await waitFor(() => expect(field('Código de autorização')).toBeInvalid());
  },
};

export const SupplierAtIssue: Story = {
  name: 'Q-033 at issue who buys from suppliers outside is asked for the supplier of the service, and saves with it',
  args: {
    mode: 'issue',
    temFornecedorExterno: true,
    value: storedStay({ statusCotacao: 'EMISSAO_PENDENTE', fornecedorServico: null }),
  },
  play: async ({ args }) => {
    await save();
    const supplier = screen.getByRole('combobox', { name: 'Fornecedor do serviço' });
    await waitFor(() => expect(supplier).toHaveAccessibleDescription(/Informe o fornecedor do serviço/));
    await expect(supplier).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const [, first] = within(supplier).getAllByRole<HTMLOptionElement>('option');
    await userEvent.selectOptions(supplier, first?.value ?? '');
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ fornecedorServico: expect.objectContaining({ nome: first?.text }) }),
      ),
    );
  },
};

export const EveryField: Story = {
  name: 'Q-044 every field of a hotel quote is there',
  args: {
    actions: { onIssueReservation: fn(), onCopy: fn(), onSendEmail: fn(), onShowCard: fn(), onShowAttachments: fn() },
  },
  play: async ({ args }) => {
    await userEvent.click(await contact());
    const texts = ['Cidade', 'Endereço', 'Telefone', 'E-mail do hotel', 'Descrição', 'Check-in', 'Check-out', 'Diárias', 'Diária média'];
    const money = ['Tarifa', 'Taxas', 'Taxa extra', '% da tarifa', 'Fee', 'DU/RAV', 'ISS', 'Markup', '% de comissão', 'Comissão'];
    for (const name of [...texts, ...money, 'Tipo de apartamento', 'Cancelamento até', 'Chave Pix'])
      await expect(field(name)).toBeVisible();
    for (const name of [
      'Hotel',
      'Consolidadora',
      'Intermediador',
      'Fornecedor do serviço',
      'Tipo de pagamento',
      'Tipo de cama',
      'Tipo de tarifa',
    ])
      await expect(dialog().getByRole('combobox', { name })).toBeVisible();
    await expect(dialog().getByRole('combobox', { name: 'Regime de alimentação' })).toBeVisible();
    await expect(dialog().getByRole('checkbox', { name: /Aguardando fornecedor/ })).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Copiar dados' }));
    await expect(args.actions?.onCopy).toHaveBeenCalledWith(
      expect.objectContaining({ nome: 'Hotel Boa Viagem', tarifa: 826.5 }),
      expect.anything(),
    );
  },
};

export const AverageAndNights: Story = {
  name: 'Q-121 Q-122 average and nights give the fare, the fare gives the average',
  play: async () => {
    await type('Diária média', '30000');
    await expect(field('Tarifa')).toHaveValue('900,00');
    await type('Diárias', '2');
    await expect(field('Tarifa')).toHaveValue('600,00');
    await type('Tarifa', '55100');
    await expect(field('Diária média')).toHaveValue('275,50');
    // Markup of 10 % of 551.00, taxes 41.33, fee 45.00.
    await expect(total()).toHaveTextContent('R$ 692,43');
  },
};

export const NightsFromDates: Story = {
  name: 'Q-124 Q-123 another date suggests the nights between the two days, which can be overwritten',
  play: async ({ args }) => {
    await type('Check-out', '151220261000');
    await waitFor(() => expect(field('Diárias')).toHaveValue('5,00'));
    await expect(field('Tarifa')).toHaveValue('1.377,50');
    await type('Diárias', '4,83');
    await expect(field('Tarifa')).toHaveValue('1.330,67');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ quantidadeDiarias: 4.83, tarifa: 1330.67 })));
  },
};

export const AutomaticMarkup: Story = {
  name: 'Q-136 Q-137 Q-139 the markup is 10 % of the rate, 0 with another consolidator, and what was typed stays',
  args: { value: storedStay({ markup: null }) },
  play: async ({ args }) => {
    await expect(field('Markup')).toHaveValue('82,65');
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Consolidadora' }), 'c2');
    await waitFor(() => expect(field('Markup')).toHaveValue('0,00'));
    await type('Markup', '5000');
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Consolidadora' }), 'c1');
    await expect(field('Markup')).toHaveValue('50,00');
    await userEvent.click(dialog().getByRole('button', { name: 'Recalcular margem' }));
    await waitFor(() => expect(field('Markup')).toHaveValue('82,65'));
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ markup: 82.65, tarifaTotal: 909.15, markupManual: false })),
    );
  },
};

export const CommissionTyped: Story = {
  name: 'Q-213 Q-215 a typed percentage gives the value, a typed value stays to the cent',
  args: { value: storedStay({ tarifaMedia: 50_000, quantidadeDiarias: 5, tarifa: 250_000, checkout: '2026-12-15T12:00' }) },
  play: async ({ args }) => {
    await type('% de comissão', '12');
    await expect(field('Comissão')).toHaveValue('30.000,00');
    await type('Comissão', '3333333');
    await expect(field('% de comissão')).toHaveValue('13,33');
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ valorComissao: 33_333.33, percentualComissao: 0.133333 })),
    );
  },
};

export const CommissionAsFraction: Story = {
  name: 'Q-213 a commission of 1 or less is a fraction already',
  play: async () => {
    await type('% de comissão', '0,15');
    await expect(field('Comissão')).toHaveValue('123,98');
    await userEvent.tab();
    await waitFor(() => expect(field('% de comissão')).toHaveValue('15,00'));
  },
};

export const CommissionOfNothing: Story = {
  name: 'Q-214 a fare of 0 takes the commission away',
  play: async () => {
    await type('Tarifa', '0');
    await waitFor(() => expect(field('Comissão')).toHaveValue('0,00'));
    await expect(field('% de comissão')).toHaveValue('0,00');
  },
};

export const CommissionMissing: Story = {
  name: 'Q-212 a changed commissioned rate of the own agency needs its commission',
  args: { value: storedStay({ valorComissao: null, percentualComissao: null }) },
  play: async ({ args }) => {
    await type('Taxas', '5000');
    await save();
    await waitFor(() => expect(field('Comissão')).toHaveAccessibleDescription(/Informe um valor e um percentual de comissão válidos/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Tipo de tarifa' }), 'NET');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const MidnightIsNoHour: Story = {
  name: 'Q-211 a check-in at 00:00 is refused at its field, and the footer leads to it',
  args: { value: storedStay({ checkin: '2026-12-10T00:00' }) },
  play: async ({ args }) => {
    await save();
    await waitFor(() => expect(field('Check-in')).toHaveAccessibleDescription(/Informe o horário de check-in e de check-out/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    field('Taxas').focus();
    await userEvent.click(dialog().getByRole('button', { name: '1 campo a corrigir' }));
    await expect(field('Check-in')).toHaveFocus();
  },
};

export const HotelFound: Story = {
  name: 'Q-044 a hotel that is found brings its address and contacts, one that is not is kept as typed',
  args: { value: newStay() },
  play: async ({ args }) => {
    const hotel = dialog().getByRole('combobox', { name: 'Hotel' });
    await waitFor(() => expect(hotel).toHaveFocus());
    await userEvent.type(hotel, 'boa');
    await userEvent.click(await screen.findByRole('option', { name: /Hotel Boa Viagem/ }));
    await expect(hotel).toHaveValue('Hotel Boa Viagem');
    await expect(await contact()).toHaveTextContent('Av. Boa Viagem, 1906 · (81) 3333-4444 · reservas@boaviagem.com.br · À beira-mar');
    await userEvent.click(await contact());
    await expect(field('Endereço')).toHaveValue('Av. Boa Viagem, 1906');
    await expect(field('E-mail do hotel')).toHaveValue('reservas@boaviagem.com.br');
    await userEvent.clear(hotel);
    await userEvent.type(hotel, 'Casa da Ana');
    await userEvent.tab();
    await expect(hotel).toHaveValue('Casa da Ana');
    await type('Diária média', '20000');
    await expect(field('Tarifa')).toHaveValue('600,00');
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ nome: 'Casa da Ana', codigoHotel: null, tarifa: 600, fee: 70 })),
    );
  },
};

export const CityFirst: Story = {
  name: 'hotels of the city of the stay are offered first, and Enter takes the first',
  args: {
    value: newStay(),
    sources: {
      searchHotels: async () => [
        { ...HOTELS[0], codigoHotel: '1', nome: 'Mercure Belém', cidade: 'Belém' },
        { ...HOTELS[0], nome: 'Mercure Recife' },
      ],
    },
  },
  play: async () => {
    const hotel = dialog().getByRole('combobox', { name: 'Hotel' });
    await userEvent.type(hotel, 'mercure');
    const options = await screen.findAllByRole('option', { name: /Mercure/ });
    await expect(options[0]).toHaveTextContent(/Mercure Recife/);
    await expect(options[1]).toHaveTextContent(/Mercure Belém/);
    await userEvent.keyboard('{Enter}');
    await expect(hotel).toHaveValue('Mercure Recife');
    await expect(field('Cidade')).toHaveValue('Recife');
  },
};

export const FeeInItsCurrency: Story = {
  name: 'Q-133 Q-128 the fee of the credential comes in the currency of the quote',
  args: { value: newStay() },
  play: async () => {
    await expect(field('Fee')).toHaveValue('70,00');
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Moeda' }), String(USD.id));
    await userEvent.click(dialog().getByRole('button', { name: 'Sugerir câmbio' }));
    await waitFor(() => expect(field('Fee')).toHaveValue('12,89'));
    await type('Fee', '1500');
    await type('Câmbio', '5');
    await expect(field('Fee')).toHaveValue('15,00');
  },
};

export const CommissionFollowsTheFare: Story = {
  name: 'Q-215 the commission follows another fare by its fraction, and the same fare leaves it as it was typed',
  args: { value: storedStay({ tarifaMedia: 50_000, quantidadeDiarias: 5, tarifa: 250_000, checkout: '2026-12-15T12:00' }) },
  play: async () => {
    await type('Comissão', '3333333');
    await type('Tarifa', '30000000');
    await expect(field('Comissão')).toHaveValue('39.999,90');
    await type('Tarifa', '25000000');
    await expect(field('Comissão')).toHaveValue('33.333,33');
    await expect(field('% de comissão')).toHaveValue('13,33');
  },
};

export const CommissionBeforeFare: Story = {
  name: 'Q-215 a commission that is typed before the fare stays when the fare comes',
  args: { value: newStay() },
  play: async () => {
    await type('Comissão', '10000');
    await type('Tarifa', '100000');
    await expect(field('Comissão')).toHaveValue('100,00');
    await expect(field('% de comissão')).toHaveValue('10,00');
  },
};

export const AnotherHour: Story = {
  name: 'Q-124 another hour of the same days changes neither the nights nor the fare that were typed',
  play: async () => {
    await type('Diárias', '2,5');
    await type('Tarifa', '100000');
    await type('Check-in', '101220261500');
    await expect(field('Check-in')).toHaveValue('10/12/2026 15:00');
    await expect(field('Diárias')).toHaveValue('2,50');
    await expect(field('Tarifa')).toHaveValue('1.000,00');
  },
};

export const LockedNights: Story = {
  name: 'Q-018 other dates change neither the nights nor the fare of locked money',
  args: { moneyLocked: true },
  play: async ({ args }) => {
    await expect(field('Diárias')).toHaveAttribute('readonly');
    await type('Check-out', '151220261000');
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ checkout: '2026-12-15T10:00', quantidadeDiarias: 3, tarifa: 826.5, valorComissao: 99.18 }),
      ),
    );
  },
};

export const NightsAfterDiscard: Story = {
  name: 'Q-124 dates that are typed again after they were discarded suggest their nights again',
  play: async () => {
    await type('Check-out', '151220261200');
    await expect(field('Diárias')).toHaveValue('5,00');
    await discard();
    await expect(field('Diárias')).toHaveValue('3,00');
    await type('Check-out', '151220261200');
    await expect(field('Diárias')).toHaveValue('5,00');
    await expect(field('Tarifa')).toHaveValue('1.377,50');
  },
};

export const NightsAfterTakingStored: Story = {
  name: 'Q-124 once the stored version is taken, its dates are those that suggest nothing',
  args: { conflict: storedStay({ versao: 4, checkout: '2026-12-15T12:00', quantidadeDiarias: 4.5, tarifa: 1239.75 }) },
  play: async () => {
    await userEvent.click(dialog().getByRole('button', { name: 'Usar a versão salva' }));
    await type('Check-out', '151220261000');
    await expect(field('Check-out')).toHaveValue('15/12/2026 10:00');
    await expect(field('Diárias')).toHaveValue('4,50');
    await type('Check-out', '131220261000');
    await expect(field('Diárias')).toHaveValue('3,00');
  },
};

export const CommissionAfterDiscard: Story = {
  name: 'Q-215 a commission that was discarded has no part in that of another fare',
  play: async () => {
    await type('Comissão', '20000');
    await discard();
    await expect(field('Comissão')).toHaveValue('99,18');
    await type('Tarifa', '100000');
    await expect(field('Comissão')).toHaveValue('120,00');
  },
};

export const OnAPhone: Story = {
  ...onScreen('phone'),
  name: 'on a phone a stored quote opens at its top, nothing is wider than the screen, and the price follows the room',
  play: async () => {
    const body = document.querySelector('[data-slot="dialog-body"]') as HTMLElement;
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Hotel' })).toHaveFocus());
    await expect(body.scrollTop).toBe(0);
    const { scrollHeight, clientHeight } = screen.getByRole('dialog');
    await expect(scrollHeight).toBe(clientHeight);
    await expect(body.scrollWidth).toBe(body.clientWidth);
    const [room, price, supply] = [
      await section(/^Acomodação/),
      dialog().getByRole('region', { name: 'Valores' }),
      await section(/^Fornecimento/),
    ].map((part) => part.getBoundingClientRect().top);
    await expect(room).toBeLessThan(price as number);
    await expect(price).toBeLessThan(supply as number);
  },
};

export const FooterCoversNothing: Story = {
  ...onScreen('desk'),
  name: 'no field that Tab reaches stands behind the footer',
  play: expectNoFieldBehindFooter,
};

export const OnAWorkScreen: Story = {
  ...onScreen('desk'),
  name: 'on a work screen stay, room and price are in sight, and the footer covers none of them',
  args: { value: newStay() },
  play: async () => {
    await waitFor(() => expect(dialog().getByRole('combobox', { name: 'Hotel' })).toHaveFocus());
    for (const last of [field('Cancelamento até'), field('Comissão')]) await expect(isAboveFooter(last)).toBe(true);
  },
};

export const Folded: Story = {
  name: 'each section folds to one line that says what is in it',
  play: async () => {
    const lines = [
      [/^Hotel e estada/, 'Hotel Boa Viagem · Recife · 10/12/2026 14:00 – 13/12/2026 12:00 · 3 diárias'],
      [/^Acomodação/, 'Duplo superior · Cama de casal · Café da manhã · Comissionada · cancelamento até 08/12/2026'],
      [/^Fornecimento e pagamento/, 'DIRETO'],
    ] as const;
    for (const [name, line] of lines) {
      const title = await section(name);
      await expect(title).not.toHaveTextContent(line);
      await userEvent.click(title);
      await expect(title).toHaveTextContent(line);
    }
    await expect(dialog().queryByRole('textbox', { name: 'Check-in' })).toBeNull();
  },
};

export const StoredFocus: Story = {
  name: 'a stored quote opens on its average rate, selected, so that typing replaces it',
  play: async () => {
    const average = await dialog().findByRole('textbox', { name: 'Diária média' });
    await waitFor(() => expect(average).toHaveFocus());
    await userEvent.keyboard('31000');
    await expect(average).toHaveValue('310,00');
    await expect(field('Tarifa')).toHaveValue('930,00');
    // Fare 930.00, taxes 41.33, fee 45.00, markup of 10 %.
    await expect(total()).toHaveTextContent('R$ 1.109,33');
  },
};

export const NameMissing: Story = {
  name: 'a quote without a hotel is not saved, also by Ctrl+Enter; the words stand at the field',
  args: { value: newStay() },
  play: async ({ args }) => {
    await type('Diária média', '20000');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const hotel = dialog().getByRole('combobox', { name: 'Hotel' });
    await waitFor(() => expect(hotel).toHaveAccessibleDescription(/Informe o nome do hotel/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(hotel);
    await userEvent.type(hotel, 'Casa da Ana');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ nome: 'Casa da Ana', tarifa: 600 })));
  },
};

export const RefusedContact: Story = {
  name: 'Q-187 a refused e-mail unfolds the contact of the hotel, and 100 characters are the most that it takes',
  args: { value: storedStay({ email: 'reservas@boaviagem' }) },
  play: async ({ args }) => {
    await expect(await contact()).toHaveAttribute('aria-expanded', 'false');
    await save();
    await waitFor(() => expect(field('E-mail do hotel')).toHaveAccessibleDescription(/E-mail inválido|e-mail/i));
    await expect(await contact()).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field('E-mail do hotel'));
    await userEvent.click(field('E-mail do hotel'));
    await userEvent.paste(`${'r'.repeat(88)}@boaviagem.com.br`);
    await expect(field('E-mail do hotel')).toHaveValue(`${'r'.repeat(88)}@boaviagem.c`);
  },
};

export const InReais: Story = {
  name: 'Q-080 a new quote starts in reais, at a rate of 1',
  args: { value: newStay() },
  play: async () => {
    await expect(dialog().getByRole('combobox', { name: 'Moeda' })).toHaveDisplayValue('BRL · Real');
    await expect(dialog().getByRole('group', { name: 'Câmbio' })).toHaveTextContent('1,000000');
    await expect(total()).toHaveTextContent('R$ 70,00');
  },
};

export const Drafted: Story = {
  name: 'what was typed before and not saved is shown, and can be taken back',
  args: { draft: storedStay({ nome: 'Pousada do Cais', tarifaMedia: 310 }) },
  play: async ({ args }) => {
    await expect(await dialog().findByRole('combobox', { name: 'Hotel' })).toHaveValue('Pousada do Cais');
    await discard();
    await expect(args.onDiscardDraft).toHaveBeenCalled();
    await expect(dialog().getByRole('combobox', { name: 'Hotel' })).toHaveValue('Hotel Boa Viagem');
  },
};
