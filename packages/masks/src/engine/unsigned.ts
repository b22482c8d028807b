import { type Editor, unchanged } from './editor.ts';

/** A minus was typed, and nothing behind it yet. */
const TYPED = '-';
/** The amount in the field was typed behind a minus that was left out. */
const LEFT_OUT = '_';

/**
 * An editor of amounts that are never negative. A typed `-` is refused, and what is typed behind it is called negative as long as it stands:
 * `-5` is another amount than 5.
 */
export function unsigned(editor: Editor): Editor {
  return {
    show: editor.show,
    apply(before, edit) {
      const { marks = '', text } = before;
      const others = marks.replace(/[-_]/g, '');
      if (!edit.pasted && edit.inserted.includes('-')) {
        return { ...unchanged(before), marks: `${marks.replace(TYPED, '')}${TYPED}`, refused: 'negative' };
      }
      const result = editor.apply({ ...before, marks: others }, edit);
      const isCorrected = edit.pasted || result.text === '' || (edit.inserted === '' && marks.includes(TYPED));
      const isBehindMinus = marks.includes(TYPED) || (marks.includes(LEFT_OUT) && edit.removed !== text);
      if (isCorrected || !isBehindMinus) return result;
      const isTaken = result.end === undefined;
      return {
        ...result,
        marks: `${result.marks ?? ''}${isTaken ? LEFT_OUT : marks.replace(/[^-_]/g, '')}`,
        refused: result.refused ?? 'negative',
      };
    },
  };
}
