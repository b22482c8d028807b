import type { QuoteFormHandle } from '@guiche/ui/quote/quote-modal';
import type { ReactNode } from 'react';
import type { PlacedQuote } from './card-queries.ts';

/** The props of the windows that show the card of a stored quote. */
export interface CardWindowProps extends PlacedQuote {
  /** The quote as it is typed now: its payment type decides which card is shown. */
  typed: PlacedQuote['quote'];
  /** Nothing of the quote can be changed. */
  readOnly: boolean;
  /** Its payment type cannot be changed. */
  locked: boolean;
  /** The form in which the quote is typed. */
  form: QuoteFormHandle;
  /** Route, dates and travellers in one line. */
  context: ReactNode;
  onClose: () => void;
}
