import type { BusQuote, BusService } from '@guiche/domain/entities';
import type { SearchPlaces } from '../../quote/place-field.tsx';
import type { QuoteActionsOf } from '../../quote/quote-actions.tsx';
import type { QuoteModalProps } from '../../quote/quote-modal/index.ts';

/** The actions on a bus quote besides saving it; an action that is left out has no button. */
export type BusQuoteActions = QuoteActionsOf<BusQuote>;

/** The lookups of the modal. */
export interface BusQuoteSources {
  /** Finds bus stations by their city or their own name. @see S-170 */
  readonly searchStations: SearchPlaces;
}

export interface BusQuoteModalProps extends QuoteModalProps<BusQuote> {
  /** The service of the request: a time that is typed alone is on its day, and the stations of its cities are listed first. */
  service: Pick<BusService, 'dataIda' | 'origem' | 'destino'>;
  /** The lookups of the searched fields. */
  sources: BusQuoteSources;
  /** Returns the moment from which a missing year is counted. */
  now: () => Date;
  /** What else can be done with the quote: show card and attachments. */
  actions?: BusQuoteActions | undefined;
}
