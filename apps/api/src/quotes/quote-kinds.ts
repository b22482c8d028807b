import { airQuoteViolations, prepareAirQuote } from '@guiche/domain/air/quote';
import { busQuoteViolations, prepareBusQuote } from '@guiche/domain/bus/quote';
import { carQuoteViolations, prepareCarQuote } from '@guiche/domain/car/quote';
import { brazilianClock } from '@guiche/domain/dates';
import type { AirService, CarService, QuoteOf } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { hotelQuoteViolations, prepareHotelQuote } from '@guiche/domain/hotel/quote';
import type { Violation } from '@guiche/domain/messages';
import { otherQuoteViolations, prepareOtherQuote } from '@guiche/domain/other/quote';
import { requestMode } from '@guiche/domain/requests';
import type { Transaction } from '../db/transaction.ts';
import type { ServiceRow } from '../requests/data/services.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';
import type { Session } from '../session/data/sessions.ts';
import { worksAtOwnAgency } from '../users/own-agency.ts';
import { canonicalExpenseType } from './canonical-expense-type.ts';
import { canonicalItinerary } from './canonical-itinerary.ts';
import { findMargin } from './data/margins.ts';

/** Where a quote is saved, and by whom. */
export interface QuotePlace {
  readonly tx: Transaction;
  readonly session: Session;
  readonly now: Date;
  readonly request: RequestRow;
  readonly service: ServiceRow;
  /** Whether the quote is saved in the issuing stage. @see Q-252 */
  readonly issuing: boolean;
  /** Whether the client has approved its money and the save leaves it as it is: nothing of it is computed anew. @see Q-018 */
  readonly valuesKept: boolean;
  /** Whether a balance is reserved for the quote. @see Q-146 */
  readonly balanceReserved: boolean;
  /** Whether it only takes the place of the chosen quote: what an issue asks for is asked for when it is confirmed. @see Q-094 */
  readonly takesPlace?: boolean;
  /** Whether the quote is new or differs from what is stored. */
  readonly changed: boolean;
}

interface Canonical<Quote> {
  readonly quote: Quote;
  /** Refusals of unknown ids and codes in the body. */
  readonly violations: readonly Violation[];
}

/** The differences between the kinds of quotes when one is saved. */
export interface QuoteKind<Quote> {
  /** Fields of this kind that stay as they are stored whatever the body holds, beside those of every quote. */
  readonly kept: (stored: Quote | undefined) => Partial<Quote>;
  /** The quote with its choices and places as this server stores them. */
  readonly canonical: (quote: Quote, stored: Quote | undefined, place: QuotePlace) => Promise<Canonical<Quote>>;
  /** The quote ready to be stored: texts cleaned, markup and totals computed. */
  readonly prepare: (quote: Quote, place: QuotePlace) => Promise<Quote>;
  /** The violations of the kind's rules. */
  readonly violations: (quote: Quote, place: QuotePlace) => readonly Violation[];
}

/** For kinds without choices or places of their own. */
const asSent = async <Quote>(quote: Quote): Promise<Canonical<Quote>> => ({ quote, violations: [] });
const keepsNothing = () => ({});

/** The user who saves, as the rules need it. */
const saver = ({ session, request, takesPlace = false }: QuotePlace) => ({
  mode: takesPlace ? ('quote' as const) : requestMode(statusOf(request)),
  temFornecedorExterno: session.usuario.temFornecedorExterno,
});

const isRetroactive = ({ service }: QuotePlace) => service.dados['retroativo'] === true;

/** The kinds of quotes. @see Q-251 */
export const QUOTE_KINDS: { readonly [Kind in TipoServico]: QuoteKind<QuoteOf[Kind]> } = {
  AEREO: {
    kept: (stored) => ({ saldoEntrada: stored?.saldoEntrada ?? null, valorCancelado: stored?.valorCancelado }),
    async canonical(quote, stored, { tx, service }) {
      const { viajantes = [] } = service.dados as Partial<Pick<AirService, 'viajantes'>>;
      const travellers = viajantes.map(({ id }) => id);
      const { segmentos, violations } = await canonicalItinerary(tx, quote, stored, travellers);
      return { quote: { ...quote, segmentos }, violations };
    },
    async prepare(quote, { tx, session, request, valuesKept }) {
      if (valuesKept) return prepareAirQuote(quote, null);
      const marginPercent = await findMargin(tx, session, request.empresaId, quote.intermediador);
      return prepareAirQuote(quote, { ownAgency: worksAtOwnAgency(session), requestStatus: statusOf(request), marginPercent });
    },
    violations: (quote, place) => airQuoteViolations(quote, { ...saver(place), now: place.now, retroativo: isRetroactive(place) }),
  },
  HOTEL: {
    // Whether a search's result was changed is for the server to see. @see Q-225
    kept: (stored) => ({ pesquisaSupplierModificada: stored?.pesquisaSupplierModificada ?? false }),
    canonical: asSent,
    prepare: async (quote, { session, request, changed, valuesKept }) =>
      prepareHotelQuote(quote, {
        markup: valuesKept ? null : { ownAgency: worksAtOwnAgency(session), requestStatus: statusOf(request) },
        changed,
      }),
    violations: (quote, place) =>
      hotelQuoteViolations(quote, {
        ...saver(place),
        changed: place.changed,
        ownAgency: worksAtOwnAgency(place.session),
        history: false,
      }),
  },
  CARRO: {
    kept: keepsNothing,
    canonical: asSent,
    prepare: async (quote) => prepareCarQuote(quote),
    violations: (quote, place) =>
      carQuoteViolations(quote, {
        ...saver(place),
        now: brazilianClock(place.now),
        retroativo: isRetroactive(place),
        // The table holds what the contract's schema accepted.
        requested: place.service.dados as unknown as Pick<CarService, 'dataRetirada' | 'dataDevolucao'>,
      }),
  },
  RODOVIARIO: {
    kept: keepsNothing,
    canonical: asSent,
    prepare: async (quote) => prepareBusQuote(quote),
    violations: (quote, place) => busQuoteViolations(quote, saver(place)),
  },
  OUTROS: {
    kept: keepsNothing,
    canonical: async (quote, stored) => canonicalExpenseType(quote, stored),
    prepare: async (quote) => prepareOtherQuote(quote),
    violations: (quote, place) => otherQuoteViolations(quote, saver(place)),
  },
};
