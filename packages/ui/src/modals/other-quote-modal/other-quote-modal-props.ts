import type { OtherQuote } from '@guiche/domain/entities';
import type { ExpenseTypeLookupProps } from '../../inputs/expense-type-lookup/index.ts';
import type { PlaceLookupProps } from '../../inputs/place-lookup/index.ts';
import type { QuoteActionsOf } from '../../quote/quote-actions.tsx';
import type { QuoteModalProps } from '../../quote/quote-modal/index.ts';

/** The actions on a quote of another service besides saving it; an action that is left out has no button. */
export type OtherQuoteActions = QuoteActionsOf<OtherQuote>;

/** The lookups of the modal while someone types; each can be aborted by its signal. */
export interface OtherQuoteSources {
  /** Finds places by their street or name. @see S-172 */
  readonly searchPlaces: PlaceLookupProps['onSearch'];
  /** Finds types of expense by their name; all of them for an empty term. @see S-174 */
  readonly searchExpenseTypes: ExpenseTypeLookupProps['onSearch'];
}

export interface OtherQuoteModalProps extends QuoteModalProps<OtherQuote> {
  /** The lookups of its fields. */
  sources: OtherQuoteSources;
  /** What else can be done with the quote: show card and attachments. */
  actions?: OtherQuoteActions | undefined;
}
