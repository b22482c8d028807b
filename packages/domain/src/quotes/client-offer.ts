import type { ClientAnalysis, Quote } from '../entities/index.ts';
import { roundCents, sumDecimals } from '../pricing/decimal.ts';
import type { ComparableQuote } from './comparable-total.ts';
import { lowestTotal } from './lowest-total.ts';
import { choiceIsOptional, offeredQuotes } from './offered-quotes.ts';

/** The fields of a quote of a request that tell whether and at what price a client may choose it. */
export type OfferCandidate = ComparableQuote &
  Pick<Quote, 'id' | 'idServico'> & {
    /** It is the one that the client chose for its service. */
    readonly escolhida: boolean;
  };

/**
 * What a client has to choose from among the quotes of a request: how many are offered, and the least that it can choose, in BRL: the lowest
 * total of each service for which something has to be chosen, added up. A service without a comparable total adds nothing; without any the best
 * total is null.
 * @see
 */
export function clientOffer(quotes: readonly OfferCandidate[]): Pick<ClientAnalysis, 'quantidadeCotacoes' | 'melhorTotal'> {
  const services = [...new Set(quotes.map(({ idServico }) => idServico))].map((id) => {
    const cotacoes = quotes.filter(({ idServico }) => idServico === id);
    return { cotacoes, idCotacaoEscolhida: cotacoes.find(({ escolhida }) => escolhida)?.id ?? null };
  });
  const required = services.filter((service) => !choiceIsOptional(service));
  const lowest = required.map((service) => lowestTotal(offeredQuotes(service))).filter((total) => total !== null);
  return {
    quantidadeCotacoes: services.flatMap(offeredQuotes).length,
    melhorTotal: lowest.length === 0 ? null : roundCents(sumDecimals(...lowest)),
  };
}
