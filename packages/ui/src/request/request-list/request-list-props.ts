import type { RequestSummary } from '@guiche/domain/entities';
import type { DeadlineField } from '@guiche/domain/requests';
import type { ReactNode } from 'react';

/** The actions on a request that need not be opened. */
export interface RequestActions {
  readonly takeOver?: boolean;
  readonly release?: boolean;
}

export interface RequestListProps {
  /** The requests, which are shown by deadline, or in this order where none counts; undefined while they load. @see A-100 */
  requests: readonly RequestSummary[] | undefined;
  /** Which deadline counts: of quoting or of issuing; null where the agency has none to keep, while the client chooses: then `analiseCliente` is shown. @see */
  deadline: DeadlineField | null;
  /** The latest deadline comes first: the requests are shown in the order in which they come, not parted by urgency. */
  latestFirst?: boolean;
  /** The moment against which the deadlines are measured. */
  now: Date;
  /** The hours before a deadline in which a request is among the next ones. Without it, those of the domain (2). @see B-040 */
  soonHours?: number | undefined;
  /** The requests are those of the history: with the whole date of the trip, and with neither deadlines nor the client's choice. @see A-087 */
  history?: boolean;
  /** A search runs, and the requests are still those of the former one: they look old once it takes longer than a moment. */
  searching?: boolean;
  /** Returns the address that a row opens; undefined when the user may not open it. */
  hrefOf: (request: RequestSummary) => string | undefined;
  /** Returns the actions on a row; without it there are none. */
  actionsOf?: ((request: RequestSummary) => RequestActions) | undefined;
  /** Called to make the user responsible for a request. */
  onTakeOver?: ((request: RequestSummary) => void) | undefined;
  /** Called to give a request back, so that nobody is responsible. */
  onRelease?: ((request: RequestSummary) => void) | undefined;
  /** Called to open the chat of a request; without it the rows only count the unread messages. @see A-112 */
  onOpenChat?: ((request: RequestSummary) => void) | undefined;
  /** The `idSolicitacao` of the request whose responsible is being changed. */
  pendingId?: number | null | undefined;
  /** Filters are set: an empty list says so. */
  filtered?: boolean;
  /** Called by the button of an empty list that clears the filters. */
  onClearFilters?: (() => void) | undefined;
  /** Why the requests could not be loaded. */
  error?: ReactNode;
  /** Called by the button that loads the list again. */
  onRetry?: (() => void) | undefined;
}
