import { LIST_COLUMNS, type ListColumn, type ListName } from '@guiche/domain/lists';

/** How a person has the table of a list. */
export interface Arrangement {
  /** The shown columns in their order; null for those at first. */
  readonly columns: readonly ListColumn[] | null;
  /** The widths that were given to columns, in pixels. */
  readonly widths: Partial<Readonly<Record<ListColumn, number>>>;
}

const AT_FIRST: Arrangement = { columns: null, widths: {} };

/** Under which name the arrangement of a list is stored. */
export const arrangementPlace = (userId: string, lista: ListName) => `tabela:${lista}:${userId}`;
const isColumn = (word: unknown): word is ListColumn => LIST_COLUMNS.some((column) => column === word);

/** The columns among some words of a text, each once, such as `numero,cliente`; null for none. */
export function columnsIn(words: readonly unknown[]): readonly ListColumn[] | null {
  const columns = [...new Set(words.filter(isColumn))];
  return columns.length > 0 ? columns : null;
}

/** How a person has the table of a list in this browser; what was stored and cannot be read is as at first. @see B-046 */
export function readArrangement(userId: string, lista: ListName, storage: Pick<Storage, 'getItem'> = localStorage): Arrangement {
  try {
    const stored: unknown = JSON.parse(storage.getItem(arrangementPlace(userId, lista)) ?? '{}');
    const { columns, widths } = Object(stored);
    const sized = Object.entries(Object(widths)).filter(([column, width]) => isColumn(column) && Number(width) > 0);
    return { columns: Array.isArray(columns) ? columnsIn(columns) : null, widths: Object.fromEntries(sized) };
  } catch {
    return AT_FIRST;
  }
}

/** Remembers how a person has the table of a list. @see B-046 */
export function noteArrangement(
  userId: string,
  lista: ListName,
  arrangement: Arrangement,
  storage: Pick<Storage, 'setItem'> = localStorage,
): void {
  storage.setItem(arrangementPlace(userId, lista), JSON.stringify(arrangement));
}
