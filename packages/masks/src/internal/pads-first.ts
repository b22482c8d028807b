import type { Editor } from '../engine/editor.ts';

/**
 * Adds the 0 before a first part of one digit (month, hour) while a person types at the end: at once when no second digit can follow,
 * otherwise when its mark is typed.
 *
 * @param highest the highest first digit that a second one may follow
 */
export function padsFirst(editor: Editor, highest: number): Editor {
  return {
    show: editor.show,
    apply(before, edit) {
      const closes = before.text.length === 1 && before.start === 1 && edit.removed === '' && /^[/:.h -]$/i.test(edit.inserted);
      const result = closes ? { text: before.text, caret: 1 } : editor.apply(before, edit);
      const pads = closes || (edit.inserted !== '' && result.text.length === 1 && Number(result.text) > highest);
      return pads ? { text: `0${result.text}`, caret: 2 } : result;
    },
  };
}
