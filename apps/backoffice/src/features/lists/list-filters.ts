import { deadlineState, isToday } from '@guiche/domain/deadline';
import type { RequestSummary, User } from '@guiche/domain/entities';
import { type DeadlineField, deadlineOfPhase, type Phase } from '@guiche/domain/requests';
import { isResponsible } from '@guiche/domain/responsibility';
import { type QueryShape, readId, readOneOf, readText, writeQuery } from '../../shared/address/query-values.ts';

/** The lists, as the address names them. @see A-042 */
export const LISTS = ['cotacoes', 'emissoes', 'analise'] as const;
export type ListName = (typeof LISTS)[number];

/** Whose requests are shown. */
const RESPONSIBLES = ['todos', 'meus', 'sem'] as const;
type ResponsibleFilter = (typeof RESPONSIBLES)[number];

/** Which deadlines are shown. */
const DEADLINES = ['todos', 'vencidos', 'hoje'] as const;
type DeadlineFilter = (typeof DEADLINES)[number];

/** What a list is asked for. All of it stands in the address, so that going back, a reload and a shared link keep it. @see Q-008 */
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

/** The filters as the address holds them, `?lista=emissoes&termo=recife`. */
export const LIST_QUERY: QueryShape<ListFilters> = {
  absent: NO_FILTERS,
  read: {
    lista: readOneOf(LISTS),
    termo: readText,
    responsavel: readOneOf(RESPONSIBLES),
    cliente: readId,
    prazo: readOneOf(DEADLINES),
  },
};

/** Whether anything narrows the list. */
export function isFiltered(filters: ListFilters): boolean {
  return writeQuery(LIST_QUERY, { ...filters, lista: NO_FILTERS.lista }).size > 0;
}

const PHASES: Record<ListName, Phase> = { cotacoes: 'quoting', emissoes: 'issuing', analise: 'analysis' };

/** The deadline that counts in a list; null while the client chooses. @see A-100 */
export function deadlineOfList(lista: ListName): DeadlineField | null {
  return deadlineOfPhase(PHASES[lista]);
}

/** The requests of a list that its filters leave. The search itself is the server's. */
export function filterRequests(
  requests: readonly RequestSummary[],
  filters: ListFilters,
  { user, now }: { user: Pick<User, 'id'>; now: Date },
): readonly RequestSummary[] {
  const byResponsible: Record<ResponsibleFilter, (request: RequestSummary) => boolean> = {
    todos: () => true,
    meus: (request) => isResponsible(request, user),
    sem: (request) => request.responsavel === null,
  };
  const byDeadline: Record<DeadlineFilter, (deadline: string | null) => boolean> = {
    todos: () => true,
    vencidos: (deadline) => deadlineState(deadline, now) === 'past',
    hoje: (deadline) => isToday(deadline, now),
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

/** The clients that a list names, A to Z, to choose one from. */
export function clientsOf(requests: readonly RequestSummary[]): readonly { id: number; nome: string }[] {
  const byId = new Map(requests.map(({ empresa }) => [empresa.id, { id: empresa.id, nome: empresa.nome }]));
  return [...byId.values()].sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}
