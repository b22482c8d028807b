import type { Quote } from '@guiche/domain/entities';

/** The entity tag of a quote: its version, in quotes. @see B-061 */
export function quoteVersionTag({ versao }: Pick<Quote, 'versao'>): string {
  return `"${versao}"`;
}
