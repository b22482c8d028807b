import { columnsOfList, LIST_COLUMNS, type ListColumn, type ListFilters, type ListName, type ListOrder } from '@guiche/domain/lists';

/** An order as the address says it: `cliente` up, `-cliente` down, nothing for the one at first. */
export type OrderWord = ListColumn | `-${ListColumn}` | '';

/** All that the address says about a list. */
export interface ListAddress extends ListFilters {
  readonly ordem: OrderWord;
}

/** The orders that an address can say. */
export const ORDER_WORDS: readonly OrderWord[] = LIST_COLUMNS.flatMap((column): OrderWord[] => [column, `-${column}`]);

/** The word for an order; for null, the one at first, there is none. */
export function orderWord(order: ListOrder | null): OrderWord {
  if (!order) return '';
  return order.sentido === 'crescente' ? order.coluna : `-${order.coluna}`;
}

/** The order that a word says; null for the one at first, also when the list has no such column. @see B-046 */
export function orderOf(word: OrderWord, lista: ListName): ListOrder | null {
  const coluna = columnsOfList(lista).find((column) => word === column || word === `-${column}`);
  return coluna ? { coluna, sentido: word === coluna ? 'crescente' : 'decrescente' } : null;
}

/** What a list is asked for, without its order. */
export function filtersOf({ lista, termo, responsavel, cliente, prazo }: ListAddress): ListFilters {
  return { lista, termo, responsavel, cliente, prazo };
}
