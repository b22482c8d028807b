/** The texts of a result or of any other option. */
export interface Described {
  readonly titulo: string | null;
  readonly descricao: string | null;
}

// Composed first: an ã may be one character or two (a and a tilde).
const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** The name of the field that filters by text. @see S-029 */
export const TEXT_FILTER_FIELD = 'search_field';

/**
 * Keeps the options that have the typed text in their title or in their description, ignoring case; an empty text keeps all. Blanks around
 * the text do not count.
 * @see S-029
 */
export function textFilter(typed: string): (option: Described) => boolean {
  const wanted = folded(typed.trim());
  return ({ titulo, descricao }) => folded(titulo ?? '').includes(wanted) || folded(descricao ?? '').includes(wanted);
}
