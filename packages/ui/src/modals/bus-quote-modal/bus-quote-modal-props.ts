import type { BusQuote, BusService } from '@guiche/domain/entities';
import type { QuoteActionsOf } from '../../quote/quote-actions.tsx';
import type { QuoteModalProps } from '../../quote/quote-modal/index.ts';

/** The actions on a bus quote besides saving it; an action that is left out has no button. */
export type BusQuoteActions = QuoteActionsOf<BusQuote>;

export interface BusQuoteModalProps extends QuoteModalProps<BusQuote> {
  /** The service of the request: a time that is typed alone is on its day. */
  service: Pick<BusService, 'dataIda'>;
  /** Returns the moment from which a missing year is counted. */
  now: () => Date;
  /** What else can be done with the quote: show card and attachments. */
  actions?: BusQuoteActions | undefined;
}
