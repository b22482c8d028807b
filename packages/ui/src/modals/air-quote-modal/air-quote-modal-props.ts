import type { AirMarkupContext } from '@guiche/domain/air/pricing';
import type { AirQuote } from '@guiche/domain/entities';
import type { QuoteModalProps } from '../../quote/quote-modal/index.ts';
import type { AirQuoteSources } from './air-quote-context.ts';

export interface AirQuoteModalProps extends QuoteModalProps<AirQuote> {
  sources: AirQuoteSources;
  /** The service was bought before it was requested. */
  retroativo: boolean;
  markup: AirMarkupContext;
  /** Called with each intermediary that is chosen: the caller looks its margin up and gives it back in `markup`. @see Q-143 */
  onIntermediaryChange: (intermediary: string | null) => void;
  /** Returns the moment with which the reservation validity is compared. */
  now: () => Date;
  newId: () => string;
}
