import { formatDate } from '@guiche/masks/date';
import { formatDateTime } from '@guiche/masks/date-time';
import type { AirQuote, BusQuote, CarQuote, HotelQuote, OtherQuote, QuoteOf, Service, Traveller } from '../entities/index.ts';
import type { TipoServico } from '../enums/index.ts';
import { withoutControls } from '../internal/without-controls.ts';
import { withoutCardNumbers } from '../logs/without-card-numbers.ts';
import type { TextParams, TopicKey } from '../messages/index.ts';
import type { vouchersMessages } from '../messages/vouchers/index.ts';
import { quoteOffer } from '../quotes/quote-name.ts';
import { serviceRoute } from '../requests/service-summary.ts';

/** Returns the text of a key in the language of the voucher. */
export type SayVoucher = (key: TopicKey<typeof vouchersMessages>, params?: TextParams) => string;

/** What a voucher says. */
export interface VoucherFacts {
  readonly viajante: Traveller;
  /** The number of the request. */
  readonly solicitacao: number;
  readonly empresa: string;
  /** The issued services of the traveller, see `voucherServices`. */
  readonly servicos: readonly Service[];
  readonly agencia: string;
  readonly consultor: { readonly nome: string; readonly email: string };
}

/** A part of a voucher: a heading and its lines, in groups that belong together, such as those of a flight. */
export interface VoucherSection {
  readonly title: string;
  readonly groups: readonly (readonly string[])[];
}

/** The text of a voucher, whatever document is made of it. */
export interface VoucherText {
  readonly title: string;
  readonly head: readonly string[];
  readonly sections: readonly VoucherSection[];
  readonly foot: string;
}

/** A value on its line: without line breaks, and of a card number that somebody typed into it the last four digits. */
function plain(text: string | null | undefined): string {
  return withoutCardNumbers(withoutControls(text ?? '').trim());
}

type ValueKey = Extract<
  TopicKey<typeof vouchersMessages>,
  | 'voucher_localizador'
  | 'voucher_bilhete'
  | 'voucher_reserva'
  | 'voucher_endereco'
  | 'voucher_telefone'
  | 'voucher_quarto'
  | 'voucher_entrada'
  | 'voucher_saida'
  | 'voucher_partida'
  | 'voucher_chegada'
  | 'voucher_retirada'
  | 'voucher_devolucao'
>;

/** The lines of the values that are known. */
function known(say: SayVoucher, ...values: readonly (readonly [key: ValueKey, value: string | null | undefined])[]): string[] {
  return values.flatMap(([key, value]) => (plain(value) === '' ? [] : [say(key, { valor: plain(value) })]));
}

const moment = (text: string | null) => (text === null ? '' : formatDateTime(text));

/** The flights of the segments that are not cancelled, and the ticket. */
function airGroups({ segmentos, numeroBilhete }: AirQuote, say: SayVoucher): string[][] {
  const flights = segmentos
    .filter(({ status }) => status !== 'CANCELADO')
    .flatMap(({ voos }) =>
      voos.map(({ cia, numero, origem, destino, dataPartida, dataChegada, localizador }) => [
        say('voucher_voo', { voo: plain(`${cia ?? ''} ${numero ?? ''}`), trecho: plain(`${origem ?? ''} – ${destino ?? ''}`) }),
        ...known(
          say,
          ['voucher_partida', moment(dataPartida)],
          ['voucher_chegada', moment(dataChegada)],
          ['voucher_localizador', localizador],
        ),
      ]),
    );
  return [...flights, known(say, ['voucher_bilhete', numeroBilhete])];
}

function hotelLines(
  { nome, endereco, telefone, checkin, checkout, tipoApartamento, codigoReserva }: HotelQuote,
  say: SayVoucher,
): string[] {
  return [
    plain(nome),
    ...known(
      say,
      ['voucher_endereco', endereco],
      ['voucher_telefone', telefone],
      ['voucher_entrada', moment(checkin)],
      ['voucher_saida', moment(checkout)],
      ['voucher_quarto', tipoApartamento],
      ['voucher_reserva', codigoReserva],
    ),
  ];
}

function carLines(quote: CarQuote, say: SayVoucher): string[] {
  const place = (data: string | null, hora: string | null, ...where: readonly (string | null)[]) =>
    [data === null ? '' : `${formatDate(data)}${hora === null ? '' : ` ${hora}`}`, ...where.map(plain)].filter(Boolean).join(', ');
  return [
    plain(quoteOffer(quote)),
    ...known(
      say,
      ['voucher_retirada', place(quote.dataRetirada, quote.horaRetirada, quote.localRetirada, quote.cidadeRetirada)],
      ['voucher_devolucao', place(quote.dataDevolucao, quote.horaDevolucao, quote.localDevolucao, quote.cidadeDevolucao)],
      ['voucher_localizador', quote.localizador],
    ),
  ];
}

function busLines(quote: BusQuote, say: SayVoucher): string[] {
  const stop = (data: string | null, station: string | null | undefined) => [moment(data), plain(station)].filter(Boolean).join(', ');
  return [
    plain(quoteOffer(quote)),
    ...known(
      say,
      ['voucher_partida', stop(quote.dataPartida, quote.rodoviariaPartida)],
      ['voucher_chegada', stop(quote.dataChegada, quote.rodoviariaChegada)],
      ['voucher_localizador', quote.localizador],
      ['voucher_bilhete', quote.numeroBilhete],
    ),
  ];
}

function otherLines(quote: OtherQuote, say: SayVoucher): string[] {
  return [plain(quoteOffer(quote)), plain(quote.descricao), ...known(say, ['voucher_localizador', quote.localizador])];
}

const GROUPS: { readonly [Kind in TipoServico]: (quote: QuoteOf[Kind], say: SayVoucher) => string[][] } = {
  AEREO: airGroups,
  HOTEL: (quote, say) => [hotelLines(quote, say)],
  CARRO: (quote, say) => [carLines(quote, say)],
  RODOVIARIO: (quote, say) => [busLines(quote, say)],
  OUTROS: (quote, say) => [otherLines(quote, say)],
};

function groupsOf<Kind extends TipoServico>(kind: Kind, quote: QuoteOf[Kind], say: SayVoucher): string[][] {
  return GROUPS[kind](quote, say);
}

function sectionOf(service: Service, say: SayVoucher): VoucherSection {
  const kind = service.tipoServico;
  const titles: Record<TipoServico, string> = {
    AEREO: serviceRoute(service),
    HOTEL: `${say('voucher_hotel')} – ${serviceRoute(service)}`,
    CARRO: `${say('voucher_carro')} – ${serviceRoute(service)}`,
    RODOVIARIO: `${say('voucher_onibus')} – ${serviceRoute(service)}`,
    OUTROS: say('voucher_outros'),
  };
  // The chosen quote of a service is of its kind.
  const groups = service.escolhida ? groupsOf(kind, service.escolhida as QuoteOf[typeof kind], say) : [];
  const written = groups.map((lines) => lines.filter((line) => line !== '')).filter((lines) => lines.length > 0);
  return { title: plain(titles[kind]), groups: written };
}

/**
 * The text of a traveller's voucher: what was issued, with locators, ticket numbers and places. No price, and nothing of a payment.
 * @see Q-236, Q-260
 */
export function voucherText({ viajante, solicitacao, empresa, servicos, agencia, consultor }: VoucherFacts, say: SayVoucher): VoucherText {
  return {
    title: say('voucher_titulo'),
    head: [
      say('voucher_viajante', { viajante: plain(viajante.nomeCompleto) }),
      say('voucher_numero', { numero: solicitacao, empresa: plain(empresa) }),
    ],
    sections: servicos.map((service) => sectionOf(service, say)),
    foot: say('voucher_agencia', { agencia: plain(agencia), consultor: plain(consultor.nome), email: plain(consultor.email) }),
  };
}
