import type { AirQuote, BusQuote, CarQuote, HotelQuote } from '../entities/index.ts';
import { CATEGORIA_CARRO } from '../enums/index.ts';
import { ordered } from './order.ts';
import { byPrice, type Priced } from './price.ts';

/** The quotes of one offer, under the text that all of them have in common. @see S-268 */
export interface OfferGroup<Quote> {
  readonly id: string;
  readonly cotacoes: readonly Quote[];
}

interface Named {
  readonly id: string;
}

/** Ignores case, accents and blanks around: two agencies write one hotel's name in two ways. */
const folded = (text: string | null | undefined) => (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** What the quotes of the same flights have in common: airline, number and departure of each flight. @see S-268 */
export function airOfferKey({ segmentos }: Pick<AirQuote, 'segmentos'>): string {
  return segmentos
    .map(({ voos }) => voos.map(({ cia, numero, dataPartida }) => `${cia ?? ''}${numero ?? ''}@${dataPartida ?? ''}`).join('+'))
    .join('/');
}

/** What the quotes of the same hotel have in common: its name and city, because each agency has a code of its own for it. @see S-268 */
export function hotelOfferKey({ nome, cidade }: Pick<HotelQuote, 'nome' | 'cidade'>): string {
  return `${folded(nome)}/${folded(cidade)}`;
}

/** What the quotes of the same car category have in common; an unknown category is OUTRA. @see S-268, S-289 */
export function carOfferKey({ categoria }: Pick<CarQuote, 'categoria'>): string {
  return CATEGORIA_CARRO.find((known) => known === categoria) ?? 'OUTRA';
}

/** What the quotes of the same bus have in common: company, departure, and both stations. @see S-268 */
export function busOfferKey(quote: Pick<BusQuote, 'nomeCia' | 'dataPartida' | 'rodoviariaPartida' | 'rodoviariaChegada'>): string {
  const { nomeCia, dataPartida, rodoviariaPartida, rodoviariaChegada } = quote;
  return [folded(nomeCia), dataPartida ?? '', folded(rodoviariaPartida), folded(rodoviariaChegada)].join('/');
}

/** Quotes in groups, one for each offer, in the order in which their first quotes stand; in each the cheapest first. @see S-268 */
export function groupOffers<Quote extends Named & Priced>(
  quotes: readonly Quote[],
  keyOf: (quote: Quote) => string,
): readonly OfferGroup<Quote>[] {
  return mergeOffers(quotes.map((quote) => ({ id: keyOf(quote), cotacoes: [quote] })));
}

/**
 * Several lists of groups as one: groups of one offer become one, and a quote that comes again takes the place of its earlier one, so that merging
 * a list again changes nothing. Groups stay where they are; new ones follow them. In each the cheapest is first.
 * @see S-088, S-352
 */
export function mergeOffers<Quote extends Named & Priced>(
  ...lists: readonly (readonly OfferGroup<Quote>[])[]
): readonly OfferGroup<Quote>[] {
  const groups = new Map<string, Map<string, Quote>>();
  for (const { id, cotacoes } of lists.flat()) {
    const group = groups.get(id) ?? new Map<string, Quote>();
    for (const quote of cotacoes) group.set(quote.id, quote);
    groups.set(id, group);
  }
  return [...groups].map(([id, quotes]) => ({ id, cotacoes: ordered<Quote>([...quotes.values()], byPrice) }));
}
