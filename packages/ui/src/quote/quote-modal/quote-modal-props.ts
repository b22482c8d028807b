import type { Currency, Traveller } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import type { RequestMode } from '@guiche/domain/requests';
import type { ReactNode } from 'react';
import type { QuoteOptions, QuoteSurroundings } from '../quote-surroundings.ts';

/** The props of the quote modals of all kinds of service. */
export interface QuoteModalProps<Quote> {
  /** Whether the modal is shown. */
  open: boolean;
  /** Closing does not ask: what was typed stays in the caller's draft. */
  onOpenChange: (open: boolean) => void;
  /** Request, travellers and dates in one line, under the title. */
  context: ReactNode;
  /** The quote to edit: the stored one, or a new one made by the domain. Read once; undefined while it or the options load. */
  value: Quote | undefined;
  /** The draft: what was typed before and not saved. Shown in place of `value`, with a notice and a way back. */
  draft?: Quote | undefined;
  /** Of the draft: texts that were typed in lookups and are no choice yet, by the names of their fields. */
  draftTexts?: Readonly<Record<string, string>> | undefined;
  /** The name of the field to begin at, for who was led to it from a list of what is missing. */
  startAt?: string | undefined;
  /** What else helps to quote, such as `ServiceDetails`: beside the form, below its price, in the height that is left there. */
  aside?: ReactNode;
  /** What can be chosen in the selects; undefined while it loads. */
  options: QuoteOptions | undefined;
  /** Set when the options could not be loaded: the modal says so and offers to try again. */
  onRetry?: (() => void) | undefined;
  /** Rejects when no rate can be suggested; the rate typed before then stays. @see Q-131 */
  suggestRate: (currency: Currency) => Promise<number>;
  /** The people for whom the service is bought. */
  travellers: readonly Traveller[];
  /** Whether the request is being quoted or issued: fields and checks depend on it. */
  mode: RequestMode;
  /** The quote can be read and copied, and not changed. */
  readOnly?: boolean | undefined;
  /** Why it is read-only, above the fields. */
  readOnlyReason?: ReactNode;
  /** The quote is being issued: nothing is typed or saved until that has ended, and nothing that was typed is lost by it. @see Q-112 */
  locked?: boolean | undefined;
  /** Only the money cannot be edited. @see Q-018 */
  moneyLocked?: boolean | undefined;
  /** The payment type cannot be changed: the quote was charged. @see Q-163 */
  paymentTypeLocked?: boolean | undefined;
  /** Offers to unlock locked money, after a question; the caller then takes `moneyLocked` back. @see Q-019 */
  onEnableValues?: (() => void) | undefined;
  /** Whether the agency buys from suppliers outside: which fields must be filled in depends on it. */
  temFornecedorExterno: boolean;
  /** For who buys from suppliers outside: finds them while someone types. Without it, the supplier is one of the agency's list. @see S-175 */
  searchExternalSuppliers?: QuoteSurroundings['searchExternalSuppliers'];
  /** In reais: saving asks about an amount above it. Without it, the limit of the domain. */
  unusualAbove?: number | undefined;
  /** Called after each change with the typed quote, and the texts of lookups that are no choice yet, to be kept as a draft. */
  onDraftChange?: ((quote: Quote, texts?: Readonly<Record<string, string>>) => void) | undefined;
  /** Called when the draft is to be deleted. */
  onDiscardDraft?: (() => void) | undefined;
  /** The quote as it is stored now, when somebody else saved first. The form keeps what was typed and offers both versions. */
  conflict?: Quote | undefined;
  /** The quote as the last save stored it, when more was typed while that ran: the form goes on over this version. */
  savedBefore?: Quote | undefined;
  /** Whether a save is on its way, also one that an earlier window of this quote started; when it is left out, `onSubmit` alone tells. */
  saving?: boolean | undefined;
  /** What such a save was refused for. */
  refused?: readonly Violation[] | undefined;
  /** Why the last try to save failed, in words. */
  failure?: ReactNode;
  /** The same try would fail again: none is offered. */
  failureIsFinal?: boolean | undefined;
  /** The connection is lost. */
  offline?: boolean | undefined;
  /** Saves; returns the refusals, which the fields show. The caller closes the modal after saving. */
  onSubmit: (quote: Quote) => Promise<readonly Violation[]>;
}
