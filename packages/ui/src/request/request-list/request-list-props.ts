import type { RequestSummary } from '@guiche/domain/entities';
import type { ReactNode } from 'react';

/** The actions on a request that need not be opened. */
export interface RequestActions {
  readonly takeOver?: boolean;
  readonly release?: boolean;
}

export interface RequestListProps {
  /** The requests in the order in which they are shown; undefined while they load. */
  requests: readonly RequestSummary[] | undefined;
  /** Which deadline counts: of quoting or of issuing; null where the agency has none to keep, as while the client chooses. @see A-100 */
  deadline: 'dataVencimentoCotacao' | 'dataVencimentoEmissao' | null;
  now: Date;
  /** Returns the address that a row opens; undefined when the user may not open it. */
  hrefOf: (request: RequestSummary) => string | undefined;
  /** Returns the actions on a row; without it there are none. */
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
