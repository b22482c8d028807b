import { codeEditor, type Editor, isAlphanumeric } from '../../engine/index.ts';
import { formatLocator, isLocator, parseLocator } from '../index.ts';

const editor = codeEditor({ layOut: formatLocator, parse: parseLocator, accepts: isAlphanumeric });

/** Whether a text has a locator beside the one that was taken from it. The label before a colon is none, nor is a word in small letters beside a locator in capitals. */
function hasAnother(text: string, taken: string): boolean {
  const words = text.match(/\b[0-9A-Za-z]{6}\b(?!\s*:)/g) ?? [];
  const others = words.filter((word) => isLocator(word) && word.toUpperCase() !== taken);
  return text.includes(taken) ? others.some((word) => word === word.toUpperCase()) : others.length > 0;
}

/**
 * Six letters and digits; letters become upper case. A pasted text with more of them is refused: six of them may be another booking. Of a text with
 * several words the first that can be a locator is taken, in place of what is there; a second one is told.
 * @see Q-203
 */
export const locatorEditor: Editor = {
  show: editor.show,
  apply(before, edit) {
    const result = editor.apply(before, edit);
    if (!edit.pasted) return result;
    // Of several words one may be the locator, whatever stands behind it.
    if (/\b[0-9A-Za-z]{6}\b/.test(edit.inserted)) {
      const text = parseLocator(edit.inserted);
      return { text, caret: text.length, ...(hasAnother(edit.inserted, text) && { refused: 'several' }) };
    }
    return result.refused === 'length' ? { text: before.text, caret: before.start, end: before.end, refused: 'length' } : result;
  },
};
