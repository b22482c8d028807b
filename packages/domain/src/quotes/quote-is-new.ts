import type { CommonQuote } from './new-quote.ts';

/** Whether a quote has never been saved: its first save makes version 1. @see B-061, Q-091 */
export function quoteIsNew({ versao }: Pick<CommonQuote, 'versao'>): boolean {
  return versao === 0;
}
