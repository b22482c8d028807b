import type { AirQuote, Traveller } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import type { AirMarkupContext } from '@guiche/domain/pricing';
import type { RequestMode } from '@guiche/domain/requests';
import type { ReactNode } from 'react';
import type { AirQuoteOptions, AirQuoteSources } from './air-quote-context.ts';

export interface AirQuoteModalProps {
  open: boolean;
  /** Closing keeps what was typed with the caller's draft; the modal asks nothing. */
  onOpenChange: (open: boolean) => void;
  /** Request, travellers and dates in one line, under the title. */
  context: ReactNode;
  /** The quote to edit, as stored or as `newAirQuote` made it. Read once; undefined while it or the options load. */
  value: AirQuote | undefined;
  /** What was typed before and not saved: shown in place of `value`, with a notice and a way back. */
  draft?: AirQuote | undefined;
  options: AirQuoteOptions | undefined;
  sources: AirQuoteSources;
  /** The options could not be loaded: says so and offers to try again. */
  onRetry?: (() => void) | undefined;
  travellers: readonly Traveller[];
  mode: RequestMode;
  readOnly?: boolean;
  /** Only the money cannot be edited. @see Q-018 */
  moneyLocked?: boolean;
  /** The service was bought before it was requested. */
  retroativo: boolean;
  temFornecedorExterno: boolean;
  markup: AirMarkupContext;
  /** Asked with each intermediary: the caller looks its margin up and gives it back in `markup`. @see Q-143 */
  onIntermediaryChange: (intermediary: string | null) => void;
  /** The moment against which the reservation validity is judged. */
  now: () => Date;
  newId: () => string;
  /** After each change: what is typed now, to be kept. */
  onDraftChange?: ((quote: AirQuote) => void) | undefined;
  /** What was typed is to be forgotten. */
  onDiscardDraft?: (() => void) | undefined;
  /** Someone saved first: the quote as it is now. The form keeps what was typed and offers both ways. */
  conflict?: AirQuote | undefined;
  /** Answers what was refused, for the fields to show. The caller closes the modal once saved. */
  onSubmit: (quote: AirQuote) => Promise<readonly Violation[]>;
}
