import { type FreeTextOptions, formatFreeText } from '../index.ts';

/** Text of any length that takes what its options allow. @see S-223 */
export function freeTextMask(options: FreeTextOptions) {
  return { mask: /^/, prepare: (text: string) => formatFreeText(text, options) };
}
