import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { USD } from '../../test-support/air-quote-fixtures.ts';
import { storedTrip } from '../../test-support/bus-quote-fixtures.ts';
import { storedRental } from '../../test-support/car-quote-fixtures.ts';
import { busService, carService, hotelQuote, hotelService, NOW, otherQuote, otherService } from '../../test-support/request-fixtures.ts';
import { OtherQuoteCard } from './other-quote-card.tsx';

const meta: Meta<typeof OtherQuoteCard> = {
  title: 'Request/OtherQuoteCard',
  component: OtherQuoteCard,
  args: {
    quote: hotelQuote(),
    service: hotelService(),
    now: NOW,
    button: 'confirmar_dados',
    onOpen: fn(),
    onOpenIntent: fn(),
    onRemove: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const READ_ONLY = { button: undefined, onOpen: undefined, onRemove: undefined } as const;

/** A quote with everything that a card shows of a stay. */
const WHOLE = hotelQuote({
  codigoReserva: '77120',
  // 18:00 in Brasília.
  prazoCancelamento: '2026-12-08T21:00:00Z',
  tipoCama: 'CAMA_CASAL',
});

export const Hotel: Story = { args: { quote: WHOLE } };
export const Bus: Story = { args: { service: busService(), quote: storedTrip({ fornecedorServico: { id: 'f1', nome: 'ClickBus' } }) } };
export const Other: Story = { args: { ...READ_ONLY, service: otherService(), quote: otherQuote() } };
export const Chosen: Story = {
  args: { quote: hotelQuote({ statusCotacao: 'EMISSAO_PENDENTE', quantidadeDiarias: 1 }), chosen: true, button: 'editar_dados' },
};
export const Issued: Story = {
  args: { quote: hotelQuote({ statusCotacao: 'EMISSAO_FINALIZADA' }), chosen: true, button: 'consultar', onRemove: undefined },
};
export const Confirmed: Story = {
  name: 'Q-095 a quote that was confirmed says so beside its status, which stays until the issues are concluded',
  args: { quote: hotelQuote({ statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: null }), chosen: true, button: 'confirmar_dados' },
  play: async ({ args, mount }) => {
    await mount();
    await expect(screen.getByText('Emissão pendente')).toBeVisible();
    await expect(screen.queryByText('Dados confirmados')).toBeNull();
    const quote = hotelQuote({ statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: '2026-11-21T12:00:00Z', codigoReserva: null });
    await mount(<OtherQuoteCard {...args} quote={quote} button="editar_dados" />);
    await expect(screen.getByText('Emissão pendente')).toBeVisible();
    await expect(screen.getByText('Dados confirmados')).toBeVisible();
    // Its provider was never asked: that is said in its place.
    await mount(<OtherQuoteCard {...args} quote={quote} button="editar_dados" notBegun />);
    await expect(screen.queryByText('Dados confirmados')).toBeNull();
  },
};
export const NotBegun: Story = {
  name: 'Q-108 a hotel that was confirmed and never reserved says so',
  args: { quote: hotelQuote({ statusCotacao: 'EMISSAO_PENDENTE' }), chosen: true, button: 'editar_dados', notBegun: true },
  play: async ({ args, mount }) => {
    await mount();
    await expect(screen.getByText('Emissão não iniciada')).toBeVisible();
    await mount(<OtherQuoteCard {...args} notBegun={false} />);
    await expect(screen.queryByText('Emissão não iniciada')).toBeNull();
  },
};
export const Cancelled: Story = {
  name: 'Q-152 of a cancelled issue the card says what it cost and what the client gets; of any other quote neither',
  args: {
    ...READ_ONLY,
    quote: hotelQuote({ statusCotacao: 'EMISSAO_CANCELADA', total: 950.18, multa: 200, opcaoSaldo: 'REEMBOLSO' }),
    chosen: true,
    button: 'consultar',
  },
  play: async ({ args, mount }) => {
    await mount();
    const besideOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    await expect(besideOf('Multa')).toHaveTextContent(/^R\$\s200,00$/);
    await expect(besideOf('Cliente recebe')).toHaveTextContent(/^R\$\s750,18$/);
    await mount(<OtherQuoteCard {...args} quote={hotelQuote({ statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE', multa: 200 })} />);
    await expect(screen.queryByText('Multa', { selector: 'dt' })).toBeNull();
  },
};
export const WithoutSupplier: Story = {
  args: {
    ...READ_ONLY,
    service: otherService(),
    quote: otherQuote({ fornecedorServico: null, descricao: null, aguardandoFornecedor: true }),
  },
};
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { quote: hotelQuote({ moeda: USD, cotacaoMoeda: 5.4321, quantidadeDiarias: 2.92 }), aboveLowest: 120 },
};

export const ForeignCurrency: Story = {
  name: 'Q-133 the amount in reais stands beside a foreign total',
  args: { quote: otherQuote({ total: 120, moeda: USD, cotacaoMoeda: 5.4321 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('US$ 120,00')[0]).toBeVisible();
    await expect(canvas.getByText('R$ 651,85')).toBeVisible();
  },
};

export const NamedByHotel: Story = {
  name: 'the card of a hotel is named by it, with the room, its meals, the nights, the supplier and the cancellation',
  args: { quote: WHOLE },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Cotação Hotel Boa Viagem Praia' });
    await expect(card).toHaveTextContent('Duplo superior · Cama de casal · Café da manhã');
    await expect(card).toHaveTextContent('qui 10/12 14:00 – seg 14/12 12:00');
    await expect(card).toHaveTextContent(/4 diárias × R\$\s370,00/);
    await expect(card).toHaveTextContent('FornecedorRede Boa Viagem');
    await expect(card).toHaveTextContent('Reserva77120');
    await expect(card).toHaveTextContent('Cancelamento até 08/12/2026 18:00');
  },
};

export const Locators: Story = {
  name: 'a quote of every kind shows the locator by which its supplier knows it; of a stay one that is its reservation code is shown once',
  args: { quote: storedRental({ localizador: 'LOC-7731' }), service: carService() },
  play: async ({ args, mount }) => {
    const canvas = await mount();
    const locator = () => canvas.queryByText('Localizador', { selector: 'dt' })?.nextElementSibling;
    await expect(locator()).toHaveTextContent(/^LOC-7731$/);
    await mount(<OtherQuoteCard {...args} service={busService()} quote={storedTrip({ localizador: 'R8812' })} />);
    await expect(locator()).toHaveTextContent(/^R8812$/);
    await mount(<OtherQuoteCard {...args} service={otherService()} quote={otherQuote({ localizador: 'SEG-2231' })} />);
    await expect(locator()).toHaveTextContent(/^SEG-2231$/);
    await mount(<OtherQuoteCard {...args} service={hotelService()} quote={{ ...WHOLE, localizador: '77120' }} />);
    await expect(canvas.getByText('Reserva', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^77120$/);
    await expect(canvas.queryByText('Localizador')).toBeNull();
    await mount(<OtherQuoteCard {...args} quote={storedRental({ localizador: null })} />);
    await expect(canvas.queryByText('Localizador')).toBeNull();
  },
};

export const CancellationOfAHotel: Story = {
  name: 'A-083 A-084 A-085 a hotel may be cancelled until its deadline, as long as the check-in has not passed and it is not issued',
  args: { quote: WHOLE },
  play: async ({ args, mount }) => {
    const canvas = await mount();
    await expect(canvas.getByText('Cancelamento até 08/12/2026 18:00')).toBeVisible();
    await mount(<OtherQuoteCard {...args} service={hotelService({ checkin: '2026-11-20T14:00' })} />);
    await expect(canvas.queryByText(/ancelamento/)).toBeNull();
    await mount(<OtherQuoteCard {...args} quote={{ ...WHOLE, statusCotacao: 'EMISSAO_FINALIZADA' }} />);
    await expect(canvas.queryByText(/ancelamento/)).toBeNull();
    await mount(<OtherQuoteCard {...args} quote={{ ...WHOLE, prazoCancelamento: '2026-11-21T11:00:00Z' }} />);
    await expect(canvas.getByText('Prazo de cancelamento expirado')).toBeVisible();
    await mount(
      <OtherQuoteCard {...args} quote={{ ...WHOLE, prazoCancelamento: '2026-11-21T11:00:00Z', dataEmissao: '2026-11-20T15:00:00Z' }} />,
    );
    await expect(canvas.queryByText(/ancelamento/)).toBeNull();
  },
};

export const CancellationOfACar: Story = {
  name: 'A-083 A-084 A-085 a car may be cancelled until its deadline, as long as the pickup has not passed',
  args: { quote: storedRental({ dataCancelamento: '2026-11-22T15:30:00Z' }), service: carService() },
  play: async ({ args, mount }) => {
    const canvas = await mount();
    await expect(canvas.getByText('Cancelamento até 22/11/2026 12:30')).toBeVisible();
    await mount(<OtherQuoteCard {...args} service={carService({ dataRetirada: '2026-11-21T08:59' })} />);
    await expect(canvas.queryByText(/ancelamento/)).toBeNull();
    await mount(<OtherQuoteCard {...args} quote={storedRental({ dataCancelamento: '2026-11-20T15:30:00Z' })} />);
    await expect(canvas.getByText('Prazo de cancelamento expirado')).toBeVisible();
  },
};

export const NamedByCompany: Story = {
  name: 'the card of a bus is named by its company and class, and tells its supplier, departure and arrival',
  args: { service: busService(), quote: storedTrip({ fornecedorServico: { id: 'f1', nome: 'ClickBus' } }) },
  play: async ({ args, mount }) => {
    const canvas = await mount();
    const card = canvas.getByRole('article', { name: 'Cotação Viação Cometa, Semileito' });
    await expect(card).toHaveTextContent('10/12/2026 22:30 – 11/12/2026 06:10');
    await expect(card).toHaveTextContent('FornecedorClickBus');
    await mount(<OtherQuoteCard {...args} quote={storedTrip({ nomeCia: null, fornecedorServico: { id: 'f1', nome: 'ClickBus' } })} />);
    const byOthers = canvas.getByRole('article', { name: 'Cotação ClickBus, Semileito' });
    await expect(byOthers).not.toHaveTextContent('Fornecedor');
    await mount(<OtherQuoteCard {...args} quote={storedTrip({ nomeCia: null, classe: null })} />);
    await expect(canvas.getByRole('article', { name: 'Cotação Fornecedor a definir' })).toBeVisible();
  },
};

export const AnotherService: Story = {
  name: 'a quote of another service without a supplier is called so: no supplier is missing there',
  args: { ...READ_ONLY, service: otherService(), quote: otherQuote({ fornecedorServico: null, descricao: 'Seguro viagem, 5 dias' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Cotação Outro serviço' })).toHaveTextContent('Seguro viagem, 5 dias');
    await expect(canvas.queryByText('Fornecedor a definir')).toBeNull();
  },
};

export const MainButton: Story = {
  name: 'Q-020 Q-021 Q-022 the main button carries the word that it is given, and opens the quote',
  play: async ({ args, mount, userEvent }) => {
    const canvas = await mount();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar dados' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Confirmar dados' })).toHaveAccessibleDescription(/^Cotação Hotel Boa Viagem Praia/);
    await mount(<OtherQuoteCard {...args} button="editar_dados" />);
    await expect(canvas.getByRole('button', { name: 'Editar dados' })).toBeVisible();
    await mount(<OtherQuoteCard {...args} button="consultar" />);
    await expect(canvas.getByRole('button', { name: 'Consultar' })).toHaveAccessibleDescription(/Abre a cotação somente para consulta$/);
  },
};

export const Removable: Story = {
  name: 'Q-016 Q-101 opening and removing are offered only when they are given',
  play: async ({ args, mount, userEvent }) => {
    const canvas = await mount();
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await mount(<OtherQuoteCard {...args} {...READ_ONLY} />);
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Composição']);
  },
};

export const Lowest: Story = {
  name: 'the lowest price says so, another one by how much it is above it',
  args: { aboveLowest: 0 },
  play: async ({ args, mount }) => {
    const canvas = await mount();
    await expect(canvas.getByText('Menor preço')).toBeVisible();
    await mount(<OtherQuoteCard {...args} aboveLowest={120} />);
    await expect(canvas.getByText(/\+ R\$\s120,00/)).toBeVisible();
  },
};
