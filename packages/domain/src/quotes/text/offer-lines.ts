import { baggageLabel, cabinLabel, segmentMinutes, shownAirline, stopsLabel } from '../../air/display/index.ts';
import { daysBetween, durationText } from '../../dates/index.ts';
import type {
  AirQuote,
  BusQuote,
  BusService,
  CarQuote,
  Flight,
  HotelQuote,
  OtherQuote,
  Quote,
  Segment,
  Service,
} from '../../entities/index.ts';
import { enumLabel } from '../../enums/index.ts';
import type { Language } from '../../language/index.ts';
import { quoteOffer } from '../quote-name.ts';
import { clientDay, clientDayAndTime, clientMoment, clientTime } from './client-moments.ts';
import type { ClientKey, ClientWords } from './client-words.ts';
import { descriptionLines, NAME_LIMIT, type QuoteTextForm, valueText } from './text-form.ts';

/** The service of the quotes, of which only a bus has places that its quotes may lack. */
export type WrittenService = Pick<BusService, 'tipoServico' | 'origem' | 'destino'> | Pick<Exclude<Service, BusService>, 'tipoServico'>;

/** In which words and form a text is written. */
export interface Writing {
  readonly service: WrittenService | null;
  readonly language: Language;
  readonly form: QuoteTextForm;
  readonly words: ClientWords;
}

function joined(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== '').join(between);
}

/** A label of an enumeration; `''` for a value that says nothing. */
function labelOf(
  enumeration: 'categoria_carro' | 'classe_onibus' | 'regime_alimentacao' | 'tipo_cama',
  value: string | null,
  words: ClientWords,
) {
  if (value === null || value === 'NAO_INFORMADO' || value === 'OUTRA') return '';
  const key = enumLabel(enumeration, value);
  // The labels of these enumerations are in the topics of their kinds.
  return key === null ? '' : words(key as ClientKey);
}

const SEGMENT = { IDA: 'texto_segmento_ida', VOLTA: 'texto_segmento_volta', TRECHO: 'texto_segmento_trecho' } as const;

/** `São Paulo (GRU)`; the code alone where the place is not known. */
function placeOf(code: string | null, place: Flight['origemData'], form: QuoteTextForm): string {
  const city = valueText(place?.local.split(',')[0], form);
  return city !== '' && code !== null ? `${city} (${code})` : (code ?? '');
}

function flightLine(flight: Flight, { language, form, words }: Writing): string {
  const later = clientDay(flight.dataChegada, language);
  const nextDay = later !== '' && later !== clientDay(flight.dataPartida, language) ? `(${later})` : '';
  const from = joined([clientTime(flight.dataPartida), placeOf(flight.origem, flight.origemData, form)], ' ');
  const to = joined([clientTime(flight.dataChegada), nextDay, placeOf(flight.destino, flight.destinoData, form)], ' ');
  const airline = flight.ciaData ? valueText(shownAirline(flight.ciaData).nome, form) : (flight.cia ?? '');
  return joined(
    [
      joined([from, to], ' → '),
      joined(
        [airline, joined([flight.cia ?? '', flight.numero ?? ''], '\u00a0')].filter((part, index) => index > 0 || part !== flight.cia),
        ' ',
      ),
      flight.tipoCabine === null ? '' : words(cabinLabel(flight.tipoCabine)),
      valueText(flight.familia?.identificador, form),
    ],
    ' · ',
  );
}

function segmentLines(segment: Segment, writing: Writing): readonly string[] {
  const { language, words } = writing;
  const minutes = segmentMinutes(segment);
  const stops = stopsLabel(segment);
  return [
    joined(
      [
        words(SEGMENT[segment.tipo]),
        clientDay(segment.voos[0]?.dataPartida ?? null, language),
        minutes === null ? '' : durationText(minutes).replaceAll(' ', '\u00a0'),
        words(stops.key, stops.params).toLocaleLowerCase(language),
      ],
      ', ',
    ),
    ...segment.voos.map((flight) => flightLine(flight, writing)).filter((line) => line !== ''),
  ];
}

function airLines(quote: AirQuote, writing: Writing): readonly string[] {
  const { words, language } = writing;
  const baggage = baggageLabel(quote.quantidadeBagagem, quote.pesoBagagem);
  return [
    ...quote.segmentos.flatMap((segment) => segmentLines(segment, writing)),
    words(baggage.key, baggage.params),
    ...(quote.validadeReserva === null ? [] : [words('texto_preco_ate', { momento: clientMoment(quote.validadeReserva, language) })]),
  ];
}

function hotelLines(quote: HotelQuote, { language, form, words }: Writing): readonly string[] {
  const { checkin, checkout } = quote;
  const nights = checkin === null || checkout === null ? 0 : daysBetween(checkin, checkout);
  const out = joined([clientDayAndTime(checkout, language), nights > 0 ? `(${words('texto_noites', { count: nights })})` : ''], ' ');
  const included = joined(
    quote.inclusos.map((item) => valueText(item, form)),
    ', ',
  );
  return [
    valueText(quote.cidade, form),
    checkin === null ? '' : words('texto_entrada', { quando: clientDayAndTime(checkin, language) }),
    checkout === null ? '' : words('texto_saida', { quando: out }),
    joined(
      [
        valueText(quote.tipoApartamento, form),
        labelOf('tipo_cama', quote.tipoCama, words),
        labelOf('regime_alimentacao', quote.regimeAlimentacao, words),
      ],
      ' · ',
    ),
    included === '' ? '' : words('texto_incluso', { itens: included }),
    quote.prazoCancelamento === null ? '' : words('texto_cancelamento_ate', { momento: clientMoment(quote.prazoCancelamento, language) }),
  ];
}

function carLines(quote: CarQuote, { language, form, words }: Writing): readonly string[] {
  const moment = (day: string | null, time: string | null, ...places: (string | null)[]) =>
    joined([joined([clientDay(day, language), time ?? ''], ' '), ...places.map((place) => valueText(place, form))], ', ');
  const pickup = moment(quote.dataRetirada, quote.horaRetirada, quote.localRetirada, quote.cidadeRetirada);
  const giveBack = moment(quote.dataDevolucao, quote.horaDevolucao, quote.localDevolucao, quote.cidadeDevolucao);
  return [
    joined(
      [
        labelOf('categoria_carro', quote.categoria, words),
        valueText(quote.cambio, form),
        quote.arcondicionado ? words('texto_ar_condicionado') : '',
      ],
      ' · ',
    ),
    pickup === '' ? '' : words('texto_retirada', { quando: pickup }),
    giveBack === '' ? '' : words('texto_devolucao', { quando: giveBack }),
  ];
}

function busLines(quote: BusQuote, { service, language, form, words }: Writing): readonly string[] {
  const cities = service?.tipoServico === 'RODOVIARIO' ? service : null;
  const stop = (moment: string | null, station: string | null | undefined, city: string | undefined) =>
    joined([moment === null ? '' : clientDayAndTime(moment, language), valueText(station, form) || valueText(city, form)], ', ');
  const departure = stop(quote.dataPartida, quote.rodoviariaPartida, cities?.origem);
  const arrival = stop(quote.dataChegada, quote.rodoviariaChegada, cities?.destino);
  return [
    labelOf('classe_onibus', quote.classe, words),
    departure === '' ? '' : words('texto_partida', { quando: departure }),
    arrival === '' ? '' : words('texto_chegada', { quando: arrival }),
  ];
}

/** What a quote offers: its name for the heading, and a line for each fact. */
export interface Offer {
  readonly name: string;
  readonly lines: readonly string[];
}

/** What the client gets of a quote. The supplier, by which a clerk knows a quote without a name, is not for the client. */
function partsOf(
  quote: Quote,
  writing: Writing,
): { readonly kind: ClientKey; readonly name: string | null; readonly lines: readonly string[] } {
  if ('segmentos' in quote) return { kind: 'texto_servico_aereo', name: quoteOffer(quote), lines: airLines(quote, writing) };
  if ('checkin' in quote) return { kind: 'texto_servico_hotel', name: quote.nome, lines: hotelLines(quote, writing) };
  if ('nomeModelo' in quote) return { kind: 'texto_servico_carro', name: quoteOffer(quote), lines: carLines(quote, writing) };
  if ('classe' in quote) return { kind: 'texto_servico_rodoviario', name: quote.nomeCia ?? null, lines: busLines(quote, writing) };
  return { kind: 'texto_servico_outros', name: null, lines: descriptionLines((quote satisfies OtherQuote).descricao, writing.form) };
}

/** What a quote offers, in the client's words. */
export function offerOf(quote: Quote, writing: Writing): Offer {
  const { kind, name, lines } = partsOf(quote, writing);
  return { name: valueText(name, writing.form, NAME_LIMIT) || writing.words(kind), lines: lines.filter((line) => line !== '') };
}
