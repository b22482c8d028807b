import { deadlineState, isToday } from '@guiche/domain/deadline';
import type { RequestSummary, User } from '@guiche/domain/entities';
import { isResponsible } from '@guiche/domain/requests';

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

export const NO_FILTERS: ListFilters = { lista: 'cotacoes', termo: '', responsavel: 'todos', cliente: null, prazo: 'todos' };

function oneOf<T extends string>(known: readonly T[], given: string | null, fallback: T): T {
  return known.find((value) => value === given) ?? fallback;
}

/** The filters in an address; whatever is not understood is as if it were absent. */
export function readFilters(query: URLSearchParams): ListFilters {
  const cliente = query.get('cliente');
  return {
    lista: oneOf(LISTS, query.get('lista'), NO_FILTERS.lista),
    termo: query.get('termo') ?? '',
    responsavel: oneOf(RESPONSIBLES, query.get('responsavel'), NO_FILTERS.responsavel),
    cliente: cliente !== null && /^\d{1,9}$/.test(cliente) ? Number(cliente) : null,
    prazo: oneOf(DEADLINES, query.get('prazo'), NO_FILTERS.prazo),
  };
}

/** The same filters as an address holds them; those that filter nothing are left out. */
export function writeFilters(filters: ListFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== NO_FILTERS[name as keyof ListFilters]) query.set(name, String(value));
  }
  return query;
}

/** Whether anything narrows the list. */
export function isFiltered(filters: ListFilters): boolean {
  return writeFilters({ ...filters, lista: NO_FILTERS.lista }).size > 0;
}

/** The deadline that counts in a list: of issuing among the issues, else of quoting. @see A-100 */
export function deadlineOf(lista: ListName, request: RequestSummary): string | null {
  return lista === 'emissoes' ? request.dataVencimentoEmissao : request.dataVencimentoCotacao;
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
  return requests.filter(
    (request) =>
      byResponsible[filters.responsavel](request) &&
      (filters.cliente === null || request.empresa.id === filters.cliente) &&
      byDeadline[filters.prazo](deadlineOf(filters.lista, request)),
  );
}

/** The clients that a list names, A to Z, to choose one from. */
export function clientsOf(requests: readonly RequestSummary[]): readonly { id: number; nome: string }[] {
  const byId = new Map(requests.map(({ empresa }) => [empresa.id, { id: empresa.id, nome: empresa.nome }]));
  return [...byId.values()].sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}
