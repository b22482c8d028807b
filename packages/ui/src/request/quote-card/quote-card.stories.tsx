import type { AirQuote, Flight } from '@guiche/domain/entities';
import { formatMoney } from '@guiche/masks/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AIRLINES, AIRPORTS, FAMILIES, storedRoundTrip, USD } from '../../test-support/air-quote-fixtures.ts';
import { brokenWords } from '../../test-support/broken-words.ts';
import { NOW } from '../../test-support/request-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { TripWarnings } from '../trip-warnings/index.ts';
import { QuoteCard } from './quote-card.tsx';

/** A flight of a segment with stops. */
function flight(changes: Partial<Flight>): Flight {
  const [stored] = storedRoundTrip().segmentos[0]?.voos ?? [];
  if (!stored) throw new RangeError('The fixture has no flight.');
  return { ...stored, ...changes };
}
const airport = (iata: string) => AIRPORTS.find((known) => known.iata === iata) ?? null;

/** Out by Brasília with two flights, back overnight. */
function withStops(changes: Partial<AirQuote> = {}): AirQuote {
  const quote = storedRoundTrip(changes);
  const [out, back] = quote.segmentos;
  if (!out || !back) throw new RangeError('The fixture has no round trip.');
  return {
    ...quote,
    segmentos: [
      {
        ...out,
        voos: [
          flight({ id: 'v1', numero: '1640', destino: 'BSB', destinoData: airport('BSB'), dataChegada: '2026-12-10T10:35' }),
          flight({
            id: 'v2',
            numero: '1822',
            origem: 'BSB',
            origemData: airport('BSB'),
            dataPartida: '2026-12-10T13:05',
            dataChegada: '2026-12-10T15:40',
          }),
        ],
      },
      {
        ...back,
        voos: [
          flight({
            id: 'v3',
            numero: '3050',
            origem: 'REC',
            destino: 'GRU',
            dataPartida: '2026-12-14T22:40',
            dataChegada: '2026-12-15T02:05',
          }),
        ],
      },
    ],
  };
}
/** Local time, whatever the reader's zone. */
const local = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).toISOString();

const meta: Meta<typeof QuoteCard> = {
  title: 'Request/QuoteCard',
  component: QuoteCard,
  args: {
    quote: storedRoundTrip(),
    now: NOW,
    button: 'confirmar_dados',
    onOpen: fn(),
    onOpenIntent: fn(),
    onRemove: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const WithStops: Story = { args: { quote: withStops({ validadeReserva: local(22, 18, 30), codigoReserva: 'KX4T9P' }) } };
export const Chosen: Story = {
  args: {
    quote: storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE', validadeReserva: local(22, 18, 30) }),
    chosen: true,
    button: 'editar_dados',
  },
};
export const Issued: Story = {
  args: { quote: storedRoundTrip({ statusCotacao: 'EMISSAO_FINALIZADA' }), chosen: true, button: 'consultar', onRemove: undefined },
};
export const WithoutActions: Story = { args: { onOpen: undefined, onRemove: undefined } };
export const HardlyTyped: Story = {
  args: {
    quote: storedRoundTrip({
      segmentos: storedRoundTrip().segmentos.map((segment) => ({
        ...segment,
        voos: segment.voos.map((voo) => ({
          ...voo,
          cia: null,
          ciaData: null,
          numero: null,
          dataPartida: null,
          dataChegada: null,
          familia: null,
        })),
      })),
      quantidadeBagagem: null,
      tipoPagamento: null,
    }),
  },
};
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { quote: withStops({ validadeReserva: local(20, 18, 30), moeda: USD, cotacaoMoeda: 5.4321 }), onEdit: fn() },
};

export const LongNames: Story = {
  name: 'names without a blank stay within the card',
  args: {
    quote: storedRoundTrip({
      segmentos: [
        {
          id: 's1',
          tipo: 'IDA',
          status: null,
          voos: [
            flight({
              ciaData: { iata: 'G3', nome: 'Aerolinhas'.repeat(25), operadora: null },
              familia: { identificador: 'FAMILIA'.repeat(36), descricao: '', link: null },
            }),
          ],
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const Button: Story = {
  name: 'Q-020 Q-021 Q-022 the main button carries the word that it is given',
  play: async ({ args, mount, userEvent }) => {
    const canvas = await mount();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar dados' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(args.onOpenIntent).toHaveBeenCalled();
    await mount(<QuoteCard {...args} button="editar_dados" />);
    await expect(canvas.getByRole('button', { name: 'Editar dados' })).toBeVisible();
    await mount(<QuoteCard {...args} button="consultar" />);
    await expect(canvas.getByRole('button', { name: 'Consultar' })).toBeVisible();
  },
};

export const Remove: Story = {
  name: 'Q-016 Q-101 remove and edit are offered only when they are given',
  args: { onEdit: fn() },
  play: async ({ args, mount, userEvent }) => {
    const canvas = await mount();
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Editar' }));
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await mount(<QuoteCard quote={args.quote} now={args.now} button="consultar" onOpen={args.onOpen} />);
    await expect(canvas.queryByRole('button', { name: 'Remover' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Editar' })).toBeNull();
  },
};

export const More: Story = {
  name: 'B-013 B-014 its menu copies it as text, also by the keys that it shows, and duplicates it',
  args: { onCopy: fn(), onCopyAs: fn(), onDuplicate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }));
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Copiar texto (Ctrl\+C|⌘C)$/ }));
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copiar em outro formato…' }));
    await expect(args.onCopyAs).toHaveBeenCalledTimes(1);
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
    await expect(args.onDuplicate).toHaveBeenCalledTimes(1);
    canvas.getByRole('button', { name: 'Remover' }).focus();
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect(args.onCopy).toHaveBeenCalledTimes(2);
    // What is selected is what the keys copy.
    document.getSelection()?.selectAllChildren(canvas.getByRole('heading'));
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect(args.onCopy).toHaveBeenCalledTimes(2);
    document.getSelection()?.removeAllRanges();
  },
};

export const DuplicateTo: Story = {
  name: 'B-014 its menu duplicates it for those who travel in another service, too',
  args: {
    onDuplicate: fn(),
    duplicateTo: [
      { id: 'a', who: 'Beatriz Nogueira', onAct: fn() },
      { id: 'b', who: 'Caio Prado', onAct: fn() },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }));
    await screen.findByRole('menu');
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Duplicar',
      'Duplicar para Beatriz Nogueira',
      'Duplicar para Caio Prado',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicar para Caio Prado' }));
    await expect(args.duplicateTo?.[1]?.onAct).toHaveBeenCalledTimes(1);
    await expect(args.duplicateTo?.[0]?.onAct).not.toHaveBeenCalled();
    await expect(args.onDuplicate).not.toHaveBeenCalled();
  },
};

export const Choose: Story = {
  name: 'Q-094 its menu puts it in the place of the chosen quote, where that is allowed; the chosen one is marked',
  args: { onChoose: fn(), button: 'consultar', onRemove: undefined },
  play: async ({ args, canvas, mount, userEvent }) => {
    await mount();
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pôr no lugar da escolhida…' }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText('Escolhida')).toBeNull();
    await mount(<QuoteCard {...args} onChoose={undefined} chosen />);
    await expect(canvas.getByText('Escolhida')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mais ações' })).toBeNull();
  },
};

export const WithWarnings: Story = {
  args: {
    warnings: (
      <TripWarnings
        warnings={[
          {
            chave: 'k',
            idServico: 's',
            idCotacao: 'q',
            kind: 'CONEXAO_CURTA',
            local: 'BSB',
            chegada: '2026-12-10T10:35',
            partida: '2026-12-10T11:05',
            minutos: 30,
            minimo: 45,
          },
        ]}
        onDismiss={fn(async () => true)}
      />
    ),
    onCopy: fn(),
    onDuplicate: fn(),
  },
};

export const Removing: Story = {
  name: 'says that it is being removed and takes no other order',
  args: { removing: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Removendo a cotação…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remover' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Confirmar dados' })).toBeDisabled();
  },
};

export const ForeignCurrency: Story = {
  name: 'Q-133 the total is in the quote’s currency, with the amount in reais beside it',
  args: { quote: storedRoundTrip({ total: 120, moeda: USD, cotacaoMoeda: 5.4321 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('US$ 120,00')[0]).toBeVisible();
    await expect(canvas.getByText('R$ 651,85')).toBeVisible();
  },
};

export const Compared: Story = {
  name: 'the lowest price says so, the others by how much they are above it',
  args: { aboveLowest: 0 },
  play: async ({ args, mount }) => {
    const canvas = await mount();
    await expect(canvas.getByText('Menor preço')).toBeVisible();
    await mount(<QuoteCard {...args} aboveLowest={153.54} />);
    await expect(canvas.getByTitle('acima do menor preço')).toHaveTextContent('+ R$ 153,54 acima do menor preço');
    await expect(canvas.queryByText('Menor preço')).toBeNull();
    await mount(<QuoteCard {...args} aboveLowest={null} />);
    await expect(canvas.queryByText(/menor preço/i)).toBeNull();
  },
};

export const Hint: Story = {
  name: 'Q-022 icon and hint of the main button tell whether the quote opens for editing',
  play: async ({ args, mount, userEvent }) => {
    const canvas = await mount();
    const open = canvas.getByRole('button', { name: 'Confirmar dados' });
    await expect(open).toHaveAccessibleDescription(/Abre a cotação para editar$/);
    await userEvent.hover(open);
    await expect(await screen.findByRole('tooltip', { name: 'Abre a cotação para editar' })).toBeInTheDocument();
    await mount(<QuoteCard {...args} button="consultar" />);
    await expect(canvas.getByRole('button', { name: 'Consultar' })).toHaveAccessibleDescription(/Abre a cotação somente para consulta$/);
  },
};

export const OneLineASegment: Story = {
  name: 'each segment stands on one line with its total duration, in the time zones of its airports, and so do the actions',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { quote: withStops(), onCopy: fn() },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    const [out, back] = lines;
    await expect(out).toHaveTextContent('Duração 7 h 30');
    await expect(back).toHaveTextContent('Duração 3 h 25');
    for (const line of lines) await expect(line.getBoundingClientRect().height).toBeLessThan(32);
    const departures = lines.map((line) => line.children[2]?.getBoundingClientRect().left);
    await expect(new Set(departures).size).toBe(1);
    const actions = ['Mais ações', 'Remover', 'Confirmar dados'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(new Set(actions.map(({ top, bottom }) => (top + bottom) / 2)).size).toBe(1);
  },
};

export const Breakdown: Story = {
  name: 'the price opens into its parts below the card',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('R$ 1.234,50')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Composição', expanded: false }));
    await expect(canvas.getByText('R$ 1.234,50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Composição', expanded: true }));
    await expect(canvas.getByText('R$ 1.234,50')).not.toBeVisible();
  },
};

export const ReservationHolds: Story = {
  name: 'Q-198 A-082 a reservation that holds shows until when',
  args: { quote: storedRoundTrip({ validadeReserva: local(30, 18, 30) }) },
  play: async ({ canvas }) => {
    const until = canvas.getByText('Reserva até 30/11/2026 18:30');
    await expect(until).toBeVisible();
    await expect(until).toHaveClass('g:text-success-ink');
    await expect(canvas.queryByText(/Vencida/)).toBeNull();
  },
};

export const ReservationExpired: Story = {
  name: 'Q-198 A-082 an expired reservation says so in words and that the price is not guaranteed',
  args: { quote: storedRoundTrip({ validadeReserva: local(5, 18, 30) }) },
  play: async ({ canvas }) => {
    const expired = canvas.getByText('Vencida 05/11/2026 18:30');
    await expect(expired).toBeVisible();
    await expect(expired.parentElement).toHaveClass('g:text-danger-ink');
    await expect(canvas.getByText(/Reserva expirada, sem garantia de preço\./)).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'Q-152 of a cancelled flight the card says what the cancellation cost, and not what a change had cost before',
  args: {
    quote: storedRoundTrip({ statusCotacao: 'EMISSAO_CANCELADA', taxaCancelamento: 150, multa: 40 }),
    chosen: true,
    button: 'consultar',
  },
  play: async ({ canvas }) => {
    const fine = canvas.getByText('Multa', { selector: 'dt' });
    await expect(fine.nextElementSibling).toHaveTextContent(/^R\$\s150,00$/);
    await expect(canvas.queryByText('Cliente recebe')).toBeNull();
  },
};

export const Changed: Story = {
  name: 'Q-159 of a changed flight the card says what the change cost, with its ticket number; nothing of a free change',
  args: {
    quote: storedRoundTrip({
      statusCotacao: 'EMISSAO_ALTERADA',
      multa: 40,
      dataEmissao: '2026-11-05T12:00:00Z',
      numeroBilhete: '9572401118357',
    }),
    chosen: true,
    button: 'consultar',
  },
  render: (args) => (
    <div className="g:grid g:gap-2">
      <QuoteCard {...args} />
      <QuoteCard {...args} quote={{ ...args.quote, multa: 0, dataEmissao: null }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const fines = canvas.getAllByText('Multa', { selector: 'dt' });
    await expect(fines.map((fine) => fine.nextElementSibling?.textContent)).toEqual([expect.stringMatching(/^R\$\s40,00$/)]);
    const tickets = canvas.getAllByText('Bilhete', { selector: 'dt' });
    await expect(tickets.map((ticket) => ticket.nextElementSibling?.textContent)).toEqual(['957 2401118357']);
  },
};

export const ReservationUsed: Story = {
  name: 'A-081 A-082 an issued quote says nothing of its reservation, which nobody awaits any more',
  args: {
    quote: storedRoundTrip({ statusCotacao: 'EMISSAO_FINALIZADA', validadeReserva: local(5, 18, 30) }),
    chosen: true,
    button: 'consultar',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Emissão finalizada')).toBeVisible();
    await expect(canvas.queryByText(/Vencida|Reserva/)).toBeNull();
  },
};

export const SearchAgain: Story = {
  name: 'Q-197 Q-199 an expired reservation offers to search for it again, where that can be done',
  args: { quote: storedRoundTrip({ validadeReserva: local(5, 18, 30) }), onReSearch: fn() },
  play: async ({ args, canvas, mount, userEvent }) => {
    await mount();
    await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar novamente' }));
    await expect(args.onReSearch).toHaveBeenCalledTimes(1);
    await mount(<QuoteCard {...args} searching />);
    await expect(canvas.getByRole('button', { name: /Aguarde/, busy: true })).toBeVisible();
    await mount(<QuoteCard {...args} quote={storedRoundTrip({ validadeReserva: local(30, 18, 30) })} />);
    await expect(canvas.queryByRole('button', { name: 'Pesquisar novamente' })).toBeNull();
  },
};

export const SearchAgainOnAPhone: Story = {
  ...onScreen('phone'),
  name: 'Q-197 Q-199 on a phone the search of an expired reservation stands clear of the words above it',
  args: { quote: storedRoundTrip({ validadeReserva: local(5, 18, 30) }), onReSearch: fn() },
  play: async ({ canvas }) => {
    const above = canvas.getByText(/Reserva expirada, sem garantia de preço\./).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Pesquisar novamente' }).getBoundingClientRect();
    await expect(button.top - above.bottom).toBeGreaterThanOrEqual(4);
  },
};

export const IssueInDoubt: Story = {
  name: 'Q-112 an issue without an answer is marked on the card',
  args: { quote: storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE', emissaoEmVerificacao: true }) },
  play: async ({ canvas }) => expect(canvas.getByText('Emissão em verificação')).toBeVisible(),
};

export const CancellationAhead: Story = {
  name: 'A-083 until when a quote may be cancelled shows while that lies ahead, and not once it is issued',
  // 15:30 UTC is 12:30 in Brasília.
  args: { quote: storedRoundTrip({ dataCancelamento: '2026-11-22T15:30:00Z' }) },
  play: async ({ args, canvas, mount }) => {
    await mount();
    await expect(canvas.getByText('Cancelamento até 22/11/2026 12:30')).toBeVisible();
    await mount(<QuoteCard {...args} quote={{ ...args.quote, dataEmissao: '2026-11-20T15:00:00Z' }} />);
    await expect(canvas.queryByText(/Cancelamento até/)).toBeNull();
    await mount(<QuoteCard {...args} quote={{ ...args.quote, statusCotacao: 'EMISSAO_FINALIZADA' }} />);
    await expect(canvas.queryByText(/Cancelamento até/)).toBeNull();
    await mount(<QuoteCard {...args} quote={{ ...args.quote, dataCancelamento: null }} />);
    await expect(canvas.queryByText(/Cancelamento até/)).toBeNull();
  },
};

export const CancellationExpired: Story = {
  name: 'A-085 past the cancellation deadline a quote that is not issued says so in red',
  args: { quote: storedRoundTrip({ dataCancelamento: '2026-11-21T11:59:00Z' }) },
  play: async ({ args, canvas, mount }) => {
    await mount();
    const expired = canvas.getByText('Prazo de cancelamento expirado');
    await expect(expired).toBeVisible();
    await expect(expired).toHaveClass('g:text-danger-ink');
    await expect(canvas.queryByText(/Cancelamento até/)).toBeNull();
    await mount(<QuoteCard {...args} quote={{ ...args.quote, dataEmissao: '2026-11-20T15:00:00Z' }} />);
    await expect(canvas.queryByText('Prazo de cancelamento expirado')).toBeNull();
  },
};

export const Stops: Story = {
  name: 'Q-316 Q-317 A-274 stops and waits of each segment stand on its line',
  args: { quote: withStops() },
  play: async ({ canvas }) => {
    const [out, back] = canvas.getAllByRole('listitem');
    await expect(out).toHaveTextContent('1 conexão');
    await expect(out).toHaveTextContent('BSB: espera 02:30');
    await expect(back).toHaveTextContent('Voo direto');
    await expect(back).toHaveTextContent('1 dia depois');
  },
};

export const Baggage: Story = {
  name: 'Q-318 baggage is included, not included or not informed',
  play: async ({ args, mount }) => {
    const canvas = await mount();
    await expect(canvas.getByText('Bagagem inclusa: 1 de 23 kg')).toBeVisible();
    await mount(<QuoteCard {...args} quote={storedRoundTrip({ pesoBagagem: null })} />);
    await expect(canvas.getByText('Bagagem inclusa: 1')).toBeVisible();
    await mount(<QuoteCard {...args} quote={storedRoundTrip({ quantidadeBagagem: 0 })} />);
    await expect(canvas.getByText('Bagagem não inclusa')).toBeVisible();
    await mount(<QuoteCard {...args} quote={storedRoundTrip({ quantidadeBagagem: null })} />);
    await expect(canvas.getByText('Bagagem não informada pela companhia')).toBeVisible();
  },
};

export const Codeshare: Story = {
  name: 'Q-319 A-273 a flight operated by Latam for another seller shows Latam',
  args: {
    quote: storedRoundTrip({
      segmentos: [
        {
          id: 's',
          tipo: 'IDA',
          status: null,
          voos: [
            flight({ cia: 'DL', ciaData: { iata: 'DL', nome: 'Delta', operadora: 'LATAM Airlines Brasil' }, familia: FAMILIES[0] ?? null }),
          ],
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Latam/ })).toBeVisible();
    await expect(canvas.queryByText('Delta')).toBeNull();
  },
};

export const ValueChanged: Story = {
  name: 'Q-105 a quote whose total was changed at issue is marked',
  args: { quote: storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE', valorAlteradoEmissao: true }), chosen: true },
  play: async ({ canvas }) => expect(canvas.getByText('Valor alterado na emissão')).toBeVisible(),
};

export const SeveralAirlines: Story = {
  args: {
    quote: storedRoundTrip({
      aguardandoFornecedor: true,
      segmentos: storedRoundTrip().segmentos.map((segment, index) => ({
        ...segment,
        voos: segment.voos.map((voo) => ({
          ...voo,
          cia: AIRLINES[index]?.iata ?? null,
          ciaData: AIRLINES[index] ?? null,
          familia: FAMILIES[index] ?? null,
          tipoCabine: 'ECONOMICA' as const,
        })),
      })),
    }),
  },
};

export const WordsOnASmallPhone: Story = {
  ...onScreen('small'),
  name: 'no fact breaks inside a word, 320x700',
  args: {
    quote: withStops({
      codigoReserva: 'HLVHCH',
      tipoPagamento: {
        id: 4,
        descricao: 'Cartão virtual por transação',
        tipoFormaPagamento: 'CARTAO_VIRTUAL_POR_TRANSACAO',
        faturadoGuiche: false,
        data: null,
      },
      validadeReserva: local(22, 21, 54),
    }),
  },
  play: async ({ canvas }) => {
    await expect(brokenWords(canvas.getByRole('article'))).toEqual([]);
  },
};

const inPart = (opcaoSaldo: AirQuote['opcaoSaldo'], ...statuses: AirQuote['segmentos'][number]['status'][]) => {
  const quote = storedRoundTrip({ statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE', opcaoSaldo });
  return { ...quote, segmentos: quote.segmentos.map((segment, index) => ({ ...segment, status: statuses[index] ?? null })) };
};

export const ToCancelInPart: Story = {
  tags: ['picture'],
  args: {
    quote: { ...inPart(null, 'CANCELADO', 'PENDENTE_CANCELAMENTO'), valorCancelado: 587.54 },
    button: 'consultar',
    end: { what: 'cancelPart', onAct: fn() },
  },
};

export const EndsItsIssue: Story = {
  name: 'Q-052 an issue that can be ended has the action on its card, and each segment says what becomes of it',
  args: ToCancelInPart.args ?? {},
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Trecho cancelado')).toBeVisible();
    await expect(canvas.getByText('Aguardando cancelamento')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar trecho' }));
    await expect(args.end?.onAct).toHaveBeenCalledTimes(1);
  },
};

export const PartCancelled: Story = {
  name: 'Q-322 what was cancelled of an issue is told with its value, beside the total of the whole',
  args: ToCancelInPart.args ?? {},
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Parte cancelada/).parentElement).toHaveTextContent(/Parte cancelada.*R\$ 587,54/);
    const whole = formatMoney(args.quote.total, { currency: 'BRL' }).replaceAll('\u00a0', ' ');
    await expect(canvas.getByRole('article')).toHaveTextContent(whole);
  },
};

export const EndWords: Story = {
  name: 'Q-052 the action is named by what it does: cancelling, confirming a change, calling off',
  args: { quote: inPart('REEMBOLSO', null, 'PENDENTE_CANCELAMENTO') },
  render: (args) => (
    <div className="g:grid g:gap-2">
      {(['cancel', 'change', 'callOff'] as const).map((what) => (
        <QuoteCard key={what} {...args} end={{ what, onAct: fn() }} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Cancelar emissão', 'Confirmar alteração', 'Desistir da emissão']) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
    // With a balance option its cancellation was confirmed before.
    await expect(canvas.queryByText('Aguardando cancelamento')).toBeNull();
  },
};
