import type { OtherQuote } from '@guiche/domain/entities';
import type { QuoteActionsOf } from '../../quote/quote-actions.tsx';
import type { QuoteModalProps } from '../../quote/quote-modal/index.ts';

/** The actions on a quote of another service besides saving it; an action that is left out has no button. */
export type OtherQuoteActions = QuoteActionsOf<OtherQuote>;

export interface OtherQuoteModalProps extends QuoteModalProps<OtherQuote> {
  /** What else can be done with the quote: show card and attachments. */
  actions?: OtherQuoteActions | undefined;
}
