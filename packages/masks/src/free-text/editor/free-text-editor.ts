import type { Editor } from '../../engine/index.ts';
import { type FreeTextOptions, formatFreeText } from '../index.ts';

/** Text of any length that takes what its options allow; nothing in it is moved or pushed out. @see S-223 */
export function freeTextEditor(options: FreeTextOptions): Editor {
  const show = (text: string) => formatFreeText(text, options);
  return {
    show,
    apply({ text }, { start, removed, inserted }) {
      // Together with the text before it: an accent may follow its letter as a character of its own.
      const left = show(text.slice(0, start) + inserted);
      return { text: left + show(text.slice(start + removed.length)), caret: left.length };
    },
  };
}
