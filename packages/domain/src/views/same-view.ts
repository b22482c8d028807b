import type { SavedView } from '../entities/index.ts';
import { BY_DEADLINE, columnsOfList } from '../lists/index.ts';

/** What a list shows, and how; null for the order and the columns that it has at first. */
export type ShownList = Pick<SavedView, 'filtros' | 'ordem' | 'colunas'>;

/** What a list shows, in one form: two that show the same have the same text. */
function form({ filtros, ordem, colunas }: ShownList): string {
  const { lista, termo, responsavel, cliente, prazo } = filtros;
  const { coluna, sentido } = ordem ?? BY_DEADLINE;
  return JSON.stringify([lista, termo, responsavel, cliente, prazo, coluna, sentido, colunas ?? columnsOfList(lista)]);
}

/** Whether two views, or a view and a list, show the same requests in the same order and with the same columns. @see B-041 */
export function sameView(a: ShownList, b: ShownList): boolean {
  return form(a) === form(b);
}
