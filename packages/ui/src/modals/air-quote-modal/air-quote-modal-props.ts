import type { IssueButtonContext } from '@guiche/domain/air/issuing';
import type { AirMarkupContext } from '@guiche/domain/air/pricing';
import type { AirQuote, AirService, UsableBalance } from '@guiche/domain/entities';
import type { StartingValues } from '@guiche/domain/quotes';
import type { QuoteActionsOf } from '../../quote/quote-actions.tsx';
import type { QuoteModalProps } from '../../quote/quote-modal/index.ts';
import type { FillQuote } from '../../quote/use-fill-quote.ts';
import type { AirQuoteSources } from './air-quote-context.ts';

type Fill = FillQuote<AirQuote>;

/** The actions on an air quote besides saving it; an action that is left out has no button. */
export interface AirQuoteActions extends QuoteActionsOf<AirQuote> {
  /** Issues the quote at its provider; offered while `showsIssueButton` of the domain says so. @see */
  readonly onIssue?: ((quote: AirQuote, form: OpenAirQuote) => void) | undefined;
  /** Takes over what another system issued. @see Q-060 */
  readonly onCapture?: ((quote: AirQuote, form: OpenAirQuote) => void) | undefined;
  /** Searches for the reservation again; offered once it has expired. @see Q-199 */
  readonly onReSearch?: ((quote: AirQuote, form: OpenAirQuote) => void) | undefined;
  /** The reservation is being searched for. */
  readonly searching?: boolean | undefined;
  /** Shows the balances that the quote may use. @see Q-051 */
  readonly onPendingBalances?: ((quote: AirQuote, fill: Fill) => void) | undefined;
  /** Begins with the use of one of the offered balances. @see B-018 */
  readonly onUseBalance?: ((balance: UsableBalance, quote: AirQuote, fill: Fill) => void) | undefined;
  /** Gives up, in the form, the balance that it uses, and has the fare back. @see Q-146 */
  readonly onStopUsing?: ((quote: AirQuote, fill: Fill) => void) | undefined;
  /** Shows what the earlier issues of the service leave. @see Q-050 */
  readonly onEarlierIssues?: ((quote: AirQuote) => void) | undefined;
}

/** The form of the open quote, for an action that changes what it shows. */
export interface OpenAirQuote {
  /** Shows a quote as it is stored now, in place of the stored one and of what was typed. */
  readonly show: (stored: AirQuote) => void;
  /** Types other values into the form, which are not saved by that. */
  readonly fill: (typed: AirQuote) => void;
}

export interface AirQuoteModalProps extends QuoteModalProps<AirQuote> {
  /** The lookups of the searched fields: airports, airlines and their fare families. */
  sources: AirQuoteSources;
  /** The service of the request: the kind of trip, its legs, and whether it was bought before it was requested. */
  service: Pick<AirService, 'tipo' | 'segmentos' | 'retroativo'>;
  /** The margin that the agency adds, and what it depends on. */
  markup: AirMarkupContext;
  /** Called with each intermediary that is chosen: the caller looks its margin up and gives it back in `markup`. @see Q-143 */
  onIntermediaryChange: (intermediary: string | null) => void;
  /** Returns what was typed last for the same client, airline and consolidator; it is offered in a new quote. @see B-019 */
  lastTyped?: ((quote: Pick<AirQuote, 'segmentos' | 'agenciaServico'>) => StartingValues | undefined) | undefined;
  /** Returns the moment with which the reservation validity is compared. */
  now: () => Date;
  /** Returns a new id, for a leg or a flight that is added. */
  newId: () => string;
  /** What decides whether the quote may be issued from here; left out while it may not. @see */
  issueContext?: IssueButtonContext | undefined;
  /** The balances that the quote may use, which are offered while it is issued. @see B-018 */
  balances?: readonly UsableBalance[] | undefined;
  /** What else can be done with the quote: issue, capture, search again, balances, card and attachments. */
  actions?: AirQuoteActions | undefined;
}
