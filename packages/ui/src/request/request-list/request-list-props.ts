import type { RequestSummary } from '@guiche/domain/entities';
import type { ReactNode } from 'react';

/** What a user may do with a request without opening it. */
export interface RequestActions {
  readonly takeOver?: boolean;
  readonly release?: boolean;
}

export interface RequestListProps {
  /** The requests in the order in which they are shown; left out while they load. */
  requests: readonly RequestSummary[] | undefined;
  /** Which deadline counts: of quoting or of issuing. @see A-100 */
  deadline: 'dataVencimentoCotacao' | 'dataVencimentoEmissao';
  now: Date;
  /** Where a row leads; undefined for a user who may not open it. */
  hrefOf: (request: RequestSummary) => string | undefined;
  /** What is offered on a row; nothing without it. */
  actionsOf?: ((request: RequestSummary) => RequestActions) | undefined;
  onTakeOver?: ((request: RequestSummary) => void) | undefined;
  onRelease?: ((request: RequestSummary) => void) | undefined;
  /** The `idSolicitacao` of the request whose responsible is being changed. */
  pendingId?: number | null | undefined;
  /** Filters are set: an empty list says so. */
  filtered?: boolean;
  onClearFilters?: (() => void) | undefined;
  /** Why the requests could not be loaded. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
}
