/** One for all: a format takes longer to make than a whole row of a list. */
const FORMAT = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/**
 * A moment in the reader's zone, as a title tells it: `21/11/2026 18:30`, written like the moments in fields. The same in every language, like
 * the other dates of the product: with the month first 12/11 would be another day than in the list beside it.
 */
export function momentText(moment: string): string {
  return FORMAT.format(new Date(moment)).replace(',', '');
}
