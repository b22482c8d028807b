import type { HotelQuote } from '@guiche/domain/entities';
import type { HotelMarkupContext } from '@guiche/domain/hotel/pricing';
import type { QuoteActionsOf, QuoteFormHandle } from '../../quote/quote-actions.tsx';
import type { QuoteModalProps } from '../../quote/quote-modal/index.ts';
import type { HotelQuoteSources } from './hotel-quote-context.ts';

/** An action on what was typed, which may ask for fields that it needs. */
type HotelAct = (quote: HotelQuote, form: QuoteFormHandle) => void;

/** The actions on a hotel quote besides saving it; an action that is left out has no button. */
export interface HotelQuoteActions extends QuoteActionsOf<HotelQuote> {
  /** Reserves a stay that was confirmed and never reserved; left out for every other. @see Q-108 */
  readonly onIssueReservation?: ((quote: HotelQuote) => void) | undefined;
  /** Searches for hotels, whose offers become quotes; left out while the search of hotels is off. @see Q-038 */
  readonly onSearch?: ((quote: HotelQuote) => void) | undefined;
  readonly onCopy?: HotelAct | undefined;
  /** For the operator's own agency alone. @see Q-025 */
  readonly onSendEmail?: HotelAct | undefined;
}

export interface HotelQuoteModalProps extends QuoteModalProps<HotelQuote> {
  /** The lookup of the searched field: hotels. */
  sources: HotelQuoteSources;
  /** The margin that the agency adds, and what it depends on. */
  markup: HotelMarkupContext;
  /** The request is shown in history mode: checks that only apply to an open quote are left out. */
  history?: boolean | undefined;
  /** What else can be done with the quote: reserve, copy, send, show card and attachments. */
  actions?: HotelQuoteActions | undefined;
}
