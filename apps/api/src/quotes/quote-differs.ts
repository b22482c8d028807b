import { isDeepStrictEqual } from 'node:util';
import type { Quote } from '@guiche/domain/entities';

/** Fields that every save sets anew, so that they do not tell whether a person changed the quote. */
function typed({ versao: _v, tarifaTotal: _r, total: _t, markup, markupManual, ...rest }: Quote): unknown {
  // Fields that are left out and fields that are undefined are the same in JSON.
  return JSON.parse(JSON.stringify({ ...rest, markupManual, markup: markupManual ? markup : null }));
}

/** Whether a quote says something else than the stored one; a new one does. @see */
export function quoteDiffers(quote: Quote, stored: Quote | undefined): boolean {
  return stored === undefined || !isDeepStrictEqual(typed(quote), typed(stored));
}
