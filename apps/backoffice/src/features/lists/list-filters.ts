import type { RequestSummary } from '@guiche/domain/entities';
import { DEADLINE_FILTERS, LISTS, NO_FILTERS, RESPONSIBLE_FILTERS } from '@guiche/domain/lists';
import { type QueryShape, readId, readOneOf, readText, writeQuery } from '../../shared/address/query-values.ts';
import { type ListAddress, ORDER_WORDS } from '../../shared/lists/list-order.ts';

/**
 * Filters and order as the address holds them, `?lista=emissoes&termo=recife&ordem=-cliente`: going back, a reload and a shared link keep them.
 * @see Q-008 @see B-046
 */
export const LIST_QUERY: QueryShape<ListAddress> = {
  absent: { ...NO_FILTERS, ordem: '' },
  read: {
    lista: readOneOf(LISTS),
    termo: readText,
    responsavel: readOneOf(RESPONSIBLE_FILTERS),
    cliente: readId,
    prazo: readOneOf(DEADLINE_FILTERS),
    ordem: readOneOf(ORDER_WORDS),
  },
};

/** Whether anything narrows the list. */
export function isFiltered(address: ListAddress): boolean {
  return writeQuery(LIST_QUERY, { ...address, lista: NO_FILTERS.lista, ordem: '' }).size > 0;
}

/** The clients that a list names, A to Z, to choose one from. */
export function clientsOf(requests: readonly Pick<RequestSummary, 'empresa'>[]): readonly { id: number; nome: string }[] {
  const byId = new Map(requests.map(({ empresa }) => [empresa.id, { id: empresa.id, nome: empresa.nome }]));
  return [...byId.values()].sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}
