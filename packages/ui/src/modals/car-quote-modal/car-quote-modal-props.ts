import type { CarQuote } from '@guiche/domain/entities';
import type { ReactNode } from 'react';
import type { QuoteActionsOf } from '../../quote/quote-actions.tsx';
import type { QuoteModalProps } from '../../quote/quote-modal/index.ts';
import type { CarQuoteSources, CarQuoteSurroundings } from './car-quote-context.ts';

/** The actions on a car quote besides saving it; an action that is left out has no button. */
export type CarQuoteActions = QuoteActionsOf<CarQuote>;

export interface CarQuoteModalProps extends QuoteModalProps<CarQuote> {
  /** The lookups of the searched fields: rental companies, cities and places. */
  sources: CarQuoteSources;
  /** The service of the request: what was asked for, and whether it was bought before that. */
  service: CarQuoteSurroundings['service'];
  /** Returns the moment with which the pickup is compared. */
  now: () => Date;
  /** What else can be done with the quote: show card and attachments. */
  actions?: CarQuoteActions | undefined;
  /** Cancels the rental with its fine, inside the window: a `FineSection`, given for a rental that may be cancelled. @see Q-049 */
  cancellation?: ReactNode;
}
