import type { Edit, Editor, EditResult, FieldState } from '../engine/editor.ts';
import type { KnownMoment } from './read-moment.ts';
import { typedMoment } from './type-moment.ts';

export interface MomentEditorOptions extends KnownMoment {
  /** Edits in the middle of the text, and deletions. */
  base: Editor;
  /** 3 for a date, 5 for a date with a time. */
  parts: 3 | 5;
  /** The text of a moment that a pasted text means; `''` when it means none. */
  read: (pasted: string) => string;
}

/** Digits and marks alone: what the mask can lay out. */
const LAID_OUT = /^[\d/ :]*$/;

function atEnd(text: string): EditResult {
  return { text, caret: text.length };
}

/** A text that is no moment is edited as plain text, so that nothing of it is lost. */
function editPlain({ text }: FieldState, { start, removed, inserted }: Edit): EditResult {
  return { text: text.slice(0, start) + inserted + text.slice(start + removed.length), caret: start + inserted.length };
}

/**
 * An editor of dates, and of dates with a time: what is typed at the end may be written as people write it, a pasted text is read as it is meant,
 * and one that cannot be read stays as it is.
 */
export function momentEditor({ base, parts, read, ...known }: MomentEditorOptions): Editor {
  return {
    show: base.show,
    apply(before, edit) {
      const { text } = before;
      const { inserted, removed, start } = edit;
      const replacesAll = removed === text;
      // A whole moment that comes at once is meant as it is, wherever the caret stands.
      const whole = edit.pasted || inserted.length > 1 ? read(inserted) : '';
      if (whole !== '') return atEnd(whole);
      if (edit.pasted && inserted.trim() !== '' && replacesAll) {
        return atEnd(typedMoment(inserted.trim(), parts, known) || inserted.trim());
      }
      if (inserted !== '' && (replacesAll || (removed === '' && start === text.length))) {
        const typed = typedMoment(replacesAll ? inserted : text + inserted, parts, known);
        if (typed !== undefined) return atEnd(typed);
        // Only what can become a moment holds a character back that has no place in it.
        if (typedMoment(text, parts, known) !== undefined) return { text, caret: before.start };
      }
      return LAID_OUT.test(text) ? base.apply(before, edit) : editPlain(before, edit);
    },
  };
}
