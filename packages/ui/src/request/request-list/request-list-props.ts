import type { RequestSummary } from '@guiche/domain/entities';
import type { ListColumn, ListOrder } from '@guiche/domain/lists';
import type { DeadlineField } from '@guiche/domain/requests';
import type { ReactNode, Ref } from 'react';
import type { DataTableHandle } from '../../data/data-table/index.ts';

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
  /** What the lines between the requests name: how urgent they are, or what they wait for. By default the urgency. @see A-028, B-040 */
  parted?: 'urgency' | 'pending' | undefined;
  /** The moment against which the deadlines are measured. */
  now: Date;
  /** The hours before a deadline in which a request is among the next ones. Without it, those of the domain (2). @see B-040 */
  soonHours?: number | undefined;
  /** The requests are those of the history: with the whole date of the trip, and with neither deadlines nor the client's choice. @see A-087 */
  history?: boolean;
  /** A search runs, and the requests are still those of the former one: they look old once it takes longer than a moment. */
  searching?: boolean;
  /** The columns of the table in their order; without them those that the list shows at first. @see B-046 */
  columns?: readonly ListColumn[] | null | undefined;
  /** The order in which the requests come, when somebody chose one: the heading says it, and nothing parts them. @see B-046 */
  order?: ListOrder | null | undefined;
  /** Called with the order that a heading asks for, null for the one at first; without it the headings are no buttons. */
  onOrderChange?: ((order: ListOrder | null) => void) | undefined;
  /** The widths that somebody gave columns, in pixels. */
  widths?: Partial<Readonly<Record<ListColumn, number>>> | undefined;
  /** Called with the new width of a column, null for the one at first; without it columns keep their widths. */
  onWidthChange?: ((column: ListColumn, width: number | null) => void) | undefined;
  /** The `uuid` of each chosen request. @see B-044 */
  selection?: ReadonlySet<string> | undefined;
  /** Called with the `uuid` of each request that is chosen now; without it none can be chosen. */
  onSelectionChange?: ((selection: ReadonlySet<string>) => void) | undefined;
  /** Moves from row to row of the table, for keys that hold on the whole screen. @see B-048 */
  handle?: Ref<DataTableHandle<RequestSummary>> | undefined;
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
  /** What appears in the list, said while it is empty without filters; by default, what clients send. */
  emptyHint?: string;
  /** Called by the button of an empty list that clears the filters. */
  onClearFilters?: (() => void) | undefined;
  /** Why the requests could not be loaded. */
  error?: ReactNode;
  /** Called by the button that loads the list again. */
  onRetry?: (() => void) | undefined;
}
