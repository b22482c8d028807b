import { newAirQuote, prepareAirQuote } from '@guiche/domain/air/quote';
import { newBusQuote, prepareBusQuote } from '@guiche/domain/bus/quote';
import { newCarQuote, prepareCarQuote } from '@guiche/domain/car/quote';
import type { AgencyService, AirService, BusService, CarService, HotelService, QuoteOf } from '@guiche/domain/entities';
import { newHotelQuote, prepareHotelQuote } from '@guiche/domain/hotel/quote';
import { readCredential, suggestedFee } from '@guiche/domain/pricing';
import type { Offer, SearchedKind } from '../sandbox/search/search-port.ts';

/** The service of each kind that is searched for. */
interface ServiceOf {
  readonly AEREO: AirService;
  readonly HOTEL: HotelService;
  readonly CARRO: CarService;
  readonly RODOVIARIO: BusService;
}

/** Where an offer was found, and for what. */
export interface OfferPlace<Kind extends SearchedKind> {
  readonly service: ServiceOf[Kind];
  readonly agency: { readonly id: number };
  /** The credential with which the consolidator was asked. */
  readonly credential: AgencyService;
}

/** An offer has all that a quote of its kind holds besides what its request and its agency give, so no id is made for what it brings. */
const noId = () => '';

interface Kinds {
  readonly empty: (place: OfferPlace<SearchedKind>) => unknown;
}

const context = ({ service, agency, credential }: OfferPlace<SearchedKind>) => ({
  service: service as never,
  agency: { id: agency.id, fornecedorPadrao: null },
  consolidators: [credential],
  newId: noId,
});

/** A quote of each kind in which nobody has entered anything, and what makes it ready to be stored. */
const QUOTES: { readonly [Kind in SearchedKind]: Kinds & { readonly prepare: (quote: QuoteOf[Kind]) => QuoteOf[Kind] } } = {
  AEREO: { empty: (place) => newAirQuote(context(place)), prepare: (quote) => prepareAirQuote(quote, null) },
  HOTEL: {
    empty: (place) => newHotelQuote(context(place)),
    prepare: (quote) => prepareHotelQuote(quote, { markup: null, changed: false }),
  },
  CARRO: { empty: (place) => newCarQuote(context(place)), prepare: prepareCarQuote },
  RODOVIARIO: { empty: (place) => newBusQuote(context(place)), prepare: prepareBusQuote },
};

/**
 * The quote of an offer: what the provider offers, the fee of the agency's credential, and the totals. It is online, of origin SUPPLIER_PESQUISA,
 * and pending until a clerk confirms its data.
 * @see
 */
export function quoteOfOffer<Kind extends SearchedKind>(kind: Kind, offer: Offer[Kind], place: OfferPlace<Kind>): QuoteOf[Kind] {
  const { empty, prepare } = QUOTES[kind];
  const { service, credential } = place;
  return prepare({
    ...(empty(place) as QuoteOf[Kind]),
    ...offer,
    agenciaServico: { ...credential, agencia: { id: place.agency.id } },
    fee: suggestedFee(readCredential(credential.credencial), service.viajantes.length, 1),
    tipo: 'ONLINE',
    tipoOrigemCotacao: 'SUPPLIER_PESQUISA',
  } as QuoteOf[Kind]);
}
