import { formatMoney } from '@guiche/masks/money';
import { segmentEnds, shownAirline } from '../air/display/index.ts';
import type { AirQuote, Quote } from '../entities/index.ts';

/** The route of an air quote: `GRU → REC`, `GRU → LIS → MAD`. A round trip shows its way out only; `''` while no airport is filled in. */
function airRoute({ segmentos }: Pick<AirQuote, 'segmentos'>): string {
  const places = segmentos
    .filter(({ tipo }) => tipo !== 'VOLTA')
    .flatMap((segment) => [segmentEnds(segment).first?.origem, segmentEnds(segment).last?.destino])
    .filter(Boolean);
  return places.filter((place, index) => place !== places[index - 1]).join(' → ');
}

/** The airlines of some segments: `Gol, Azul`. */
export function airlineNames({ segmentos }: { readonly segmentos: readonly AirQuote['segmentos'][number][] }): string {
  const names = segmentos.flatMap(({ voos }) => voos).flatMap(({ cia, ciaData }) => (ciaData ? shownAirline(ciaData).nome : (cia ?? [])));
  return [...new Set(names)].join(', ');
}

function partsOf(quote: Quote): readonly (string | null | undefined)[] {
  if ('segmentos' in quote) return [airlineNames(quote), airRoute(quote)];
  if ('checkin' in quote) return [quote.nome];
  if ('nomeModelo' in quote) return [quote.nomeCia, quote.nomeModelo];
  if ('classe' in quote) return [quote.nomeCia?.trim() ? quote.nomeCia : quote.fornecedorServico?.nome];
  return [quote.fornecedorServico?.nome];
}

/** What a quote offers, in one line: `Azul, GRU → REC`, the hotel, the car; `''` while nothing of it is filled in. @see Q-102 */
export function quoteOffer(quote: Quote): string {
  return partsOf(quote)
    .filter((part) => part?.trim())
    .join(', ');
}

/** What a quote offers beside the route of its service, which is not said twice: `Gol` beside `GRU → REC`. */
export function quoteOfferBeside(route: string, quote: Quote): string {
  return partsOf(quote)
    .filter((part) => part?.trim() && part !== route)
    .join(', ');
}

/** The most characters of a description that stand for the name of what it describes. */
const MOST_DESCRIBED = 60;

/** The beginning of the description of another service, which has no other name without a supplier. */
function described(quote: Quote): string {
  const isOther = !['segmentos', 'checkin', 'nomeModelo', 'classe'].some((field) => field in quote);
  const [line = ''] = isOther && 'descricao' in quote ? (quote.descricao ?? '').trim().split('\n') : [];
  return line.length > MOST_DESCRIBED ? `${line.slice(0, MOST_DESCRIBED).trimEnd()}…` : line.trimEnd();
}

/**
 * A stored quote by which a person recognises it: what it offers and its total, `Azul, GRU → REC, R$ 1.587,54`; of another service without a
 * supplier what it is, `Sala VIP no embarque, R$ 75,00`.
 * @see Q-102
 */
export function quoteName(quote: Quote): string {
  return [quoteOffer(quote) || described(quote), formatMoney(quote.total, { currency: quote.moeda?.codigo ?? 'BRL' })]
    .filter(Boolean)
    .join(', ');
}
