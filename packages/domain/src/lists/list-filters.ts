import { deadlineState, isToday } from '../deadline/index.ts';
import type { User } from '../entities/index.ts';
import { isResponsible } from '../responsibility/index.ts';
import { deadlineOfList } from './list-name.ts';
import type { DeadlineFilter, ListName, ResponsibleFilter } from './list-words.ts';
import type { ListedRequest } from './listed-request.ts';

/** What a list is asked for. */
export interface ListFilters {
  readonly lista: ListName;
  readonly termo: string;
  readonly responsavel: ResponsibleFilter;
  /** The client's id; null for all. */
  readonly cliente: number | null;
  readonly prazo: DeadlineFilter;
}

/** The filters that let everything through. */
export const NO_FILTERS: ListFilters = { lista: 'cotacoes', termo: '', responsavel: 'todos', cliente: null, prazo: 'todos' };

/** For whom and when a list is filtered. */
export interface FilteredFor {
  readonly user: Pick<User, 'id'>;
  readonly now: Date;
  /** The day of a moment where the reader is, see `dayIn`; by default where this runs. */
  readonly dayOf?: ((moment: Date) => string) | undefined;
}

/** The requests of a list that its filters leave, in the order in which they come. The search for `termo` itself is the server's. */
export function filterRequests<Each extends ListedRequest>(
  requests: readonly Each[],
  filters: ListFilters,
  { user, now, dayOf }: FilteredFor,
): readonly Each[] {
  const byResponsible: Record<ResponsibleFilter, (request: Each) => boolean> = {
    todos: () => true,
    meus: (request) => isResponsible(request, user),
    sem: (request) => request.responsavel === null,
  };
  const byDeadline: Record<DeadlineFilter, (deadline: string | null) => boolean> = {
    todos: () => true,
    vencidos: (deadline) => deadlineState(deadline, now) === 'past',
    hoje: (deadline) => isToday(deadline, now, dayOf),
  };
  const deadline = deadlineOfList(filters.lista);
  return requests.filter(
    (request) =>
      byResponsible[filters.responsavel](request) &&
      (filters.cliente === null || request.empresa.id === filters.cliente) &&
      // An address may still name a deadline for a list that has none.
      (deadline === null || byDeadline[filters.prazo](request[deadline])),
  );
}
