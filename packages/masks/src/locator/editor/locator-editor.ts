import { codeEditor, type Editor, isAlphanumeric } from '../../engine/index.ts';
import { formatLocator, parseLocator } from '../index.ts';

const editor = codeEditor({ layOut: formatLocator, parse: parseLocator, accepts: isAlphanumeric });

/** Six letters and digits; letters become upper case. A pasted text with more of them is refused: six of them may be another booking. @see Q-203 */
export const locatorEditor: Editor = {
  show: editor.show,
  apply(before, edit) {
    const result = editor.apply(before, edit);
    // Of several words one may be the locator, whatever stands behind it.
    const isWord = /\b[0-9A-Za-z]{6}\b/.test(edit.inserted);
    if (edit.pasted && isWord) return { text: result.text, caret: result.caret };
    return edit.pasted && result.refused === 'length' ? { text: before.text, caret: before.start, refused: 'length' } : result;
  },
};
