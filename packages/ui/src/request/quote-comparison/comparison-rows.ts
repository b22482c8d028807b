import { baggageLabel, cabinLabel, daysLater, segmentEnds, shownAirline } from '@guiche/domain/air/display';
import { durationText } from '@guiche/domain/dates';
import type { AirQuote, BusQuote, CarQuote, HotelQuote, OtherQuote, Quote, Segment } from '@guiche/domain/entities';
import { enumLabel } from '@guiche/domain/enums';
import type { Language } from '@guiche/domain/language';
import { airMessages } from '@guiche/domain/messages/air';
import { busMessages } from '@guiche/domain/messages/bus';
import { carMessages } from '@guiche/domain/messages/car';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import type { ComparedQuote } from '@guiche/domain/quotes/comparison';
import { formatDate } from '@guiche/masks/date';
import { formatDateTime } from '@guiche/masks/date-time';
import { formatMoney } from '@guiche/masks/money';
import { type Message, type Translate, useMessage, useTexts, useUiLanguage } from '../../i18n/index.ts';
import { clockTime, shortDay } from '../../internal/day-text.ts';
import { hotelWords } from '../../internal/hotel-words.ts';
import { toLocalTime } from '../../internal/local-time.ts';
import { seatClass } from '../../internal/seat-class.ts';
import { quoteComparisonTexts } from './quote-comparison.texts.ts';

/** A row of the table: a text of each quote, in their order; `''` where a quote does not tell it. */
export interface ComparisonRow {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly string[];
}

interface Words {
  readonly t: Translate<(typeof quoteComparisonTexts)['pt-BR']>;
  readonly message: Message<typeof airMessages | typeof busMessages | typeof carMessages | typeof hotelMessages>;
  readonly language: Language;
}

/** A row before its quotes are known: what it says of one. */
interface Fact<Of extends Quote> {
  readonly id: string;
  readonly name: string;
  readonly of: (quote: Of, compared: ComparedQuote | undefined) => string;
}

function joined(parts: readonly (string | null | undefined)[], between = ' · '): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(between);
}

function moment(instant: string | null | undefined): string {
  return instant ? formatDateTime(toLocalTime(instant)) : '';
}

function clock(text: string | null, language: Language): string {
  return text === null ? '' : joined([shortDay(text, language), clockTime(text)], ' ');
}

/** A segment in one line: `qui 10/12 08:10 GRU – 11:25 REC`. */
function segmentText(segment: Segment | undefined, { t, language }: Words): string {
  if (!segment) return '';
  const { first, last } = segmentEnds(segment);
  const later = daysLater(first?.dataPartida ?? null, last?.dataChegada ?? null);
  const arrival = joined(
    [last?.dataChegada ? clockTime(last.dataChegada) : '', later > 0 ? t('daysLater', { count: later }) : '', last?.destino],
    ' ',
  );
  return joined([joined([clock(first?.dataPartida ?? null, language), first?.origem], ' '), arrival], ' – ');
}

function segmentName(tipo: Segment['tipo'], index: number, { t }: Words): string {
  return tipo === 'TRECHO' ? t('segment.TRECHO', { number: index + 1 }) : t(`segment.${tipo}`);
}

function airFacts(quotes: readonly AirQuote[], words: Words): readonly Fact<AirQuote>[] {
  const { t, message } = words;
  const longest = quotes.reduce<readonly Segment[]>((found, { segmentos }) => (segmentos.length > found.length ? segmentos : found), []);
  const flights = (quote: AirQuote) => quote.segmentos.flatMap(({ voos }) => voos);
  const unique = (values: readonly string[]) => joined([...new Set(values)]);
  return [
    {
      id: 'airline',
      name: t('airline'),
      of: (quote) => unique(flights(quote).flatMap(({ ciaData, cia }) => (ciaData ? [shownAirline(ciaData).nome] : (cia ?? [])))),
    },
    ...longest.map((segment, index) => ({
      id: `segment-${index}`,
      name: segmentName(segment.tipo, index, words),
      of: (quote: AirQuote) => segmentText(quote.segmentos[index], words),
    })),
    { id: 'duration', name: t('duration'), of: (_quote, compared) => (compared?.minutes == null ? '' : durationText(compared.minutes)) },
    {
      id: 'stops',
      name: t('stops'),
      of: (_quote, compared) =>
        compared?.stops == null ? '' : compared.stops === 0 ? t('direct') : t('stopCount', { count: compared.stops }),
    },
    {
      id: 'baggage',
      name: t('baggage'),
      of: (quote) => {
        const label = baggageLabel(quote.quantidadeBagagem, quote.pesoBagagem);
        return message(label.key, label.params);
      },
    },
    {
      id: 'cabin',
      name: t('cabin'),
      of: (quote) =>
        unique(
          flights(quote).flatMap(({ tipoCabine, familia }) => [
            tipoCabine ? message(cabinLabel(tipoCabine)) : '',
            familia?.identificador ?? '',
          ]),
        ),
    },
    { id: 'expiry', name: t('expiry'), of: (_quote, compared) => moment(compared?.expiry) },
  ];
}

function hotelFacts({ t, message, language }: Words): readonly Fact<HotelQuote>[] {
  return [
    { id: 'stay', name: t('stay'), of: ({ checkin, checkout }) => joined([clock(checkin, language), clock(checkout, language)], ' – ') },
    { id: 'room', name: t('room'), of: (quote) => joined(hotelWords(quote, message)) },
    {
      id: 'night',
      name: t('night'),
      of: ({ tarifaMedia, moeda }) => (tarifaMedia === null ? '' : formatMoney(tarifaMedia, { currency: moeda?.codigo ?? 'BRL' })),
    },
    { id: 'cancel', name: t('cancelUntil'), of: (_quote, compared) => moment(compared?.cancelUntil) || t('noCancelling') },
  ];
}

function carFacts({ t, message }: Words): readonly Fact<CarQuote>[] {
  const category = (quote: CarQuote) => {
    const key = quote.categoria && enumLabel('categoria_carro', quote.categoria);
    return key ? message(key) : null;
  };
  const when = (day: string | null, hour: string | null) => joined([day && formatDate(day), hour], ' ');
  return [
    {
      id: 'car',
      name: t('car'),
      of: (quote) => joined([category(quote), quote.cambio, quote.arcondicionado ? t('airConditioning') : null]),
    },
    {
      id: 'pickup',
      name: t('pickup'),
      of: (quote) => joined([when(quote.dataRetirada, quote.horaRetirada), quote.localRetirada, quote.cidadeRetirada]),
    },
    {
      id: 'return',
      name: t('giveBack'),
      of: (quote) => joined([when(quote.dataDevolucao, quote.horaDevolucao), quote.localDevolucao, quote.cidadeDevolucao]),
    },
  ];
}

function busFacts({ t, message, language }: Words): readonly Fact<BusQuote>[] {
  return [
    { id: 'seat', name: t('seat'), of: ({ classe }) => (classe === null ? '' : seatClass(classe, message)) },
    { id: 'departure', name: t('departure'), of: (quote) => joined([clock(quote.dataPartida, language), quote.rodoviariaPartida]) },
    { id: 'arrival', name: t('arrival'), of: (quote) => joined([clock(quote.dataChegada, language), quote.rodoviariaChegada]) },
    { id: 'duration', name: t('duration'), of: (_quote, compared) => (compared?.minutes == null ? '' : durationText(compared.minutes)) },
  ];
}

function otherFacts({ t }: Words): readonly Fact<OtherQuote>[] {
  return [{ id: 'description', name: t('description'), of: ({ descricao }) => descricao?.trim() ?? '' }];
}

function rowsOf<Of extends Quote>(
  facts: readonly Fact<Of>[],
  quotes: readonly Of[],
  compared: readonly ComparedQuote[],
): readonly ComparisonRow[] {
  return facts.map(({ id, name, of }) => ({ id, name, cells: quotes.map((quote, index) => of(quote, compared[index])) }));
}

/** The rows of each kind; the quotes of a service are of one kind. */
function rowsOfKind(quotes: readonly Quote[], compared: readonly ComparedQuote[], words: Words): readonly ComparisonRow[] {
  const air = quotes.filter((quote) => 'segmentos' in quote);
  if (air.length > 0) return rowsOf(airFacts(air, words), air, compared);
  const hotels = quotes.filter((quote) => 'checkin' in quote);
  if (hotels.length > 0) return rowsOf(hotelFacts(words), hotels, compared);
  const cars = quotes.filter((quote) => 'nomeModelo' in quote);
  if (cars.length > 0) return rowsOf(carFacts(words), cars, compared);
  const buses = quotes.filter((quote) => 'classe' in quote);
  if (buses.length > 0) return rowsOf(busFacts(words), buses, compared);
  return rowsOf(
    otherFacts(words),
    quotes.filter((quote): quote is OtherQuote => 'descricao' in quote),
    compared,
  );
}

/** The rows in which the quotes of one service are compared, below their prices; a row that no quote fills is left out. */
export function useComparisonRows(quotes: readonly Quote[], compared: readonly ComparedQuote[]): readonly ComparisonRow[] {
  const t = useTexts(quoteComparisonTexts);
  const message = useMessage(airMessages, busMessages, carMessages, hotelMessages);
  const language = useUiLanguage();
  const payment: Fact<Quote> = { id: 'payment', name: t('payment'), of: ({ tipoPagamento }) => tipoPagamento?.descricao ?? '' };
  return [...rowsOfKind(quotes, compared, { t, message, language }), ...rowsOf([payment], quotes, compared)].filter(({ cells }) =>
    cells.some((cell) => cell !== ''),
  );
}

/** Whether the quotes differ in a row. */
export function rowDiffers({ cells }: ComparisonRow): boolean {
  return new Set(cells).size > 1;
}
