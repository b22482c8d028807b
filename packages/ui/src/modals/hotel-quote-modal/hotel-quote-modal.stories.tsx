import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CONSOLIDATORS, CURRENCIES, PAYMENT_TYPES, TRAVELLERS, USD } from '../../test-support/air-quote-fixtures.ts';
import { HOTELS, newStay, storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { HotelQuoteModal } from './hotel-quote-modal.tsx';

const meta = {
  title: 'Modals/HotelQuoteModal',
  component: HotelQuoteModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · Recife · 10/12 a 13/12',
    value: storedStay(),
    options: {
      consolidators: CONSOLIDATORS,
      suppliers: [
        { id: 'f1', nome: 'Rede Atlântica' },
        { id: 'f2', nome: 'Rede Litoral' },
      ],
      intermediaries: ['DIRETO', 'TREND'],
      paymentTypes: PAYMENT_TYPES,
      currencies: CURRENCIES,
    },
    sources: {
      searchHotels: async (term) => HOTELS.filter(({ nome }) => nome.toLowerCase().includes(term.trim().toLowerCase())),
    },
    suggestRate: async () => 5.4321,
    travellers: TRAVELLERS,
    mode: 'quote',
    temFornecedorExterno: false,
    markup: { ownAgency: true, requestStatus: 'COTACAO_AGENCIA' },
    onDraftChange: fn(),
    onDiscardDraft: fn(),
    onSubmit: fn(async () => []),
  },
} satisfies Meta<typeof HotelQuoteModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string | RegExp) => dialog().getByRole('textbox', { name });
const total = () => dialog().getByRole('status', { name: 'Total do cliente' });
const save = async () => userEvent.click(await dialog().findByRole('button', { name: 'Salvar' }));
async function type(name: string | RegExp, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

export const Stored: Story = {};
export const New: Story = { args: { value: newStay() } };
export const Loading: Story = { args: { value: undefined, options: undefined } };
export const Failed: Story = { args: { value: undefined, options: undefined, onRetry: fn() } };
export const ReadOnly: Story = { args: { readOnly: true } };
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

export const InIssueMode: Story = {
  name: 'Q-044 Q-207 in issue mode it asks for reservation, authorization, date and issuer',
  args: { mode: 'issue', value: storedStay({ statusCotacao: 'EMISSAO_PENDENTE', tipoPagamento: PAYMENT_TYPES[1] ?? null }) },
  play: async ({ args }) => {
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

export const EveryField: Story = {
  name: 'Q-044 every field of a hotel quote is there',
  args: {
    actions: { onIssueReservation: fn(), onCopy: fn(), onSendEmail: fn(), onShowCard: fn(), onShowAttachments: fn() },
  },
  play: async ({ args }) => {
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
    await expect(args.actions?.onCopy).toHaveBeenCalledWith(expect.objectContaining({ nome: 'Hotel Boa Viagem', tarifa: 826.5 }));
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

export const OnAPhone: Story = {
  ...onScreen('phone'),
  name: 'on a phone a stored quote opens at its top',
  play: async () => {
    const body = document.querySelector('[data-slot="dialog-body"]') as HTMLElement;
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Hotel' })).toHaveFocus());
    await expect(body.scrollTop).toBe(0);
  },
};
