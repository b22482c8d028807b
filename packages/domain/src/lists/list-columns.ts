import type { ListColumn, ListName } from './list-words.ts';

const SHARED = ['prazo', 'numero', 'viajantes', 'cliente', 'viagem', 'servicos'] as const satisfies readonly ListColumn[];
const WITH_STATUS: readonly ListColumn[] = [...SHARED, 'situacao', 'responsavel'];
// The name of the list is the status of all its rows: the columns about the client's choice take the place of the status.
const WITH_OFFERS: readonly ListColumn[] = [...SHARED, 'cotacoes', 'melhorTotal', 'responsavel'];

/** The columns that a list can show, in the order in which it shows them at first. @see A-114 */
export function columnsOfList(lista: ListName): readonly ListColumn[] {
  return lista === 'analise' ? WITH_OFFERS : WITH_STATUS;
}

/**
 * The columns of a list as somebody wants them: those of them that it can show, and the number, which opens the request, in any case; all that
 * it shows at first when nothing is wanted.
 * @see B-041 @see B-046
 */
export function shownColumns(lista: ListName, wanted: readonly ListColumn[] | null): readonly ListColumn[] {
  const all = columnsOfList(lista);
  if (!wanted) return all;
  const shown = wanted.filter((column) => all.includes(column));
  return shown.includes('numero') ? shown : ['numero', ...shown];
}
