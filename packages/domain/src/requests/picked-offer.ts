import type { HotelQuote, Quote, SearchedHotelService, Service } from '../entities/index.ts';
import { choiceAnswer, type LowestPriceRule } from '../policies/index.ts';
import { choiceIsOptional, offeredQuotes } from '../quotes/offered-quotes.ts';

/** An offer that a traveller picked, as it was then, and why a dearer one is picked. */
export interface PickedOffer {
  readonly idCotacao: string;
  /** The version of the quote that was seen. */
  readonly versao: number;
  readonly justificativa: string | null;
}

/** What is known of the hotel services of the request: why one was chosen in a search, and the rule of the company. */
export interface KnownHotels {
  readonly stays: readonly Pick<SearchedHotelService, 'id' | 'justificativa'>[];
  readonly rule: LowestPriceRule | null;
}

const isAsSeen = (offers: readonly Quote[], { idCotacao, versao }: PickedOffer) =>
  offers.some((offer) => offer.id === idCotacao && offer.versao === versao);

/** Whether a hotel may be sent as it is: it keeps the rule, or has a reason. */
function isJustified(service: Service, picked: PickedOffer, rule: LowestPriceRule | null): boolean {
  if (service.tipoServico !== 'HOTEL' || picked.justificativa !== null) return true;
  const offers: readonly HotelQuote[] = offeredQuotes(service);
  const hotel = offers.find(({ id }) => id === picked.idCotacao);
  return hotel === undefined || choiceAnswer(hotel, offers, rule) === 'accept';
}

/**
 * The offer that is picked for a service: what the traveller picked, while it is offered as it was seen; else the only offer, or the one that was
 * chosen in a search. `null` for none: the traveller took the pick back (`picked` is `null`), nothing is offered or has to be chosen, or a hotel
 * breaks the lowest-price rule without a reason. `picked` is `undefined` while the traveller has decided nothing about the service.
 * @see S-001, S-108, S-110
 */
export function pickedOffer(service: Service, picked: PickedOffer | null | undefined, { stays, rule }: KnownHotels): PickedOffer | null {
  const offers = offeredQuotes<Quote>(service);
  if (picked === null) return null;
  if (picked && isAsSeen(offers, picked)) return isJustified(service, picked, rule) ? picked : null;
  if (choiceIsOptional(service)) return null;
  const first = offers.length === 1 ? offers[0] : offers.find(({ id }) => id === service.idCotacaoEscolhida);
  if (!first) return null;
  const justificativa = stays.find(({ id }) => id === service.id)?.justificativa ?? null;
  const initial = { idCotacao: first.id, versao: first.versao, justificativa };
  return isJustified(service, initial, rule) ? initial : null;
}
