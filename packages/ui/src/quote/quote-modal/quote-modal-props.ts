import type { Currency, Traveller } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import type { RequestMode } from '@guiche/domain/requests';
import type { ReactNode } from 'react';
import type { QuoteOptions } from '../quote-surroundings.ts';

/** What the modals of all quotes are given, whatever kind of service they price. */
export interface QuoteModalProps<Quote> {
  open: boolean;
  /** Closing keeps what was typed with the caller's draft; the modal asks nothing. */
  onOpenChange: (open: boolean) => void;
  /** Request, travellers and dates in one line, under the title. */
  context: ReactNode;
  /** The quote to edit, as stored or as the domain made a new one. Read once; undefined while it or the options load. */
  value: Quote | undefined;
  /** What was typed before and not saved: shown in place of `value`, with a notice and a way back. */
  draft?: Quote | undefined;
  options: QuoteOptions | undefined;
  /** The options could not be loaded: says so and offers to try again. */
  onRetry?: (() => void) | undefined;
  /** Rejects when no rate can be suggested; the rate typed before then stays. @see Q-131 */
  suggestRate: (currency: Currency) => Promise<number>;
  travellers: readonly Traveller[];
  mode: RequestMode;
  readOnly?: boolean | undefined;
  /** Only the money cannot be edited. @see Q-018 */
  moneyLocked?: boolean | undefined;
  temFornecedorExterno: boolean;
  /** After each change: what is typed now, to be kept. */
  onDraftChange?: ((quote: Quote) => void) | undefined;
  /** What was typed is to be forgotten. */
  onDiscardDraft?: (() => void) | undefined;
  /** Someone saved first: the quote as it is now. The form keeps what was typed and offers both ways. */
  conflict?: Quote | undefined;
  /** Returns what was refused, for the fields to show. The caller closes the modal once saved. */
  onSubmit: (quote: Quote) => Promise<readonly Violation[]>;
}
