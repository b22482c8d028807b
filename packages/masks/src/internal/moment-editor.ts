import { type Edit, type Editor, type EditResult, type FieldState, refuse, unchanged } from '../engine/editor.ts';
import type { KnownMoment } from './read-moment.ts';
import { typedMoment } from './type-moment.ts';
import { marksOf, runOf, type TypedRun, textOfRun, wholeDayOf } from './typed-run.ts';

export interface MomentEditorOptions extends KnownMoment {
  /** Edits in the middle of the text, and deletions. */
  base: Editor;
  /** 3 for a date, 5 for a date with a time. */
  parts: 3 | 5;
  /** The text of a moment that a written text means; `''` when it means none. */
  read: (written: string, known: KnownMoment) => string;
}

/** What the mask lays out. */
const LAID_OUT = /^\d{0,2}$|^\d\d\/\d{0,2}$|^\d\d\/\d\d\/\d{0,4}$|^\d\d\/\d\d\/\d{4} \d{0,2}$|^\d\d\/\d\d\/\d{4} \d\d:\d{0,2}$/;
/** Characters of a whole moment, by its parts. */
const LENGTHS = { 3: 10, 5: 16 } as const;
/** A day, and the first letters of a month. */
const NAME_BEGUN = /^\d\d\/\p{L}+$/u;
/** Digits and marks alone, with the T before a time: what the mask can lay out. */
const MASKED = /^[\dT/ :.-]*$/i;

const digitsOf = (text: string) => text.replace(/\D/g, '');

function atEnd(text: string): EditResult {
  return { text, caret: text.length };
}

/** A text that is no moment is edited as plain text, so that nothing of it is lost. */
function editPlain({ text }: FieldState, { start, removed, inserted }: Edit): EditResult {
  return { text: text.slice(0, start) + inserted + text.slice(start + removed.length), caret: start + inserted.length };
}

/** The run of keys with the present edit. */
function runWith({ text, marks }: FieldState, { inserted, removed }: Edit): TypedRun {
  const present = runOf(marks);
  const replaces = removed !== '';
  // Of a run that replaces a selection the first keys may have had no place: the selection is still there.
  if (present && replaces === (text !== '' && present.over === text)) return { ...present, typed: present.typed + inserted };
  return { behind: replaces ? '' : text, over: replaces ? text : '', typed: inserted };
}

/**
 * An editor of dates, and of dates with a time: what is typed at the end may be written as people write it, a pasted text is read as it is meant,
 * and one that cannot be read stays as it is.
 *
 * What was typed since the caret came is passed on in the marks of the text: the text does not tell whether its day was there before, or was typed.
 */
export function momentEditor({ base, parts, read, ...known }: MomentEditorOptions): Editor {
  const wayOf = (text: string, replacesAll: boolean) => {
    const day = replacesAll ? undefined : wholeDayOf(text);
    const here = day === undefined ? known : { ...known, day, from: day };
    return { ...here, parts, read: (written: string) => read(written, here) };
  };

  function paste(before: FieldState, edit: Edit, replacesAll: boolean): EditResult {
    const { text } = before;
    const pasted = edit.inserted.trim();
    const way = wayOf(text, replacesAll);
    const goesOn = textOfRun({ behind: replacesAll ? '' : text, over: '', typed: pasted }, way);
    // Half a moment is typed on when it holds all of them, but words that led to none are not made to look like one.
    const isHalf = goesOn !== undefined && goesOn.length < LENGTHS[parts];
    const isOpen = isHalf ? digitsOf(goesOn).length >= digitsOf(pasted).length : MASKED.test(pasted);
    if (goesOn !== undefined && (isOpen || way.read(goesOn) !== '')) return atEnd(goesOn);
    if (replacesAll) return atEnd(pasted);
    return atEnd(LAID_OUT.test(text) && text !== '' ? `${text.trimEnd()} ${pasted}` : text + pasted);
  }

  function type(before: FieldState, edit: Edit, replacesAll: boolean): EditResult | undefined {
    const { text } = before;
    const { inserted } = edit;
    const run = runWith(before, edit);
    // Behind a whole moment a further time has no place: what follows its digits (`+1`, `PM`) is not of the time that stands there.
    const isFurther = run.behind.length === LENGTHS[parts] && /^\d/.test(run.typed);
    // Letters of which some were refused are no name: `12 dias de março` was taken for the Spanish December.
    const isNoName = NAME_BEGUN.test(text) && /\p{L}/u.test(inserted);
    const goesOn = () => (isFurther || isNoName ? undefined : typedMoment(replacesAll ? inserted : text + inserted, parts, known));
    const typed = textOfRun(run, wayOf(run.behind, run.behind === '')) ?? goesOn();
    if (typed !== undefined) return { ...atEnd(typed), marks: marksOf(run) };
    // Only what can become a moment holds a character back that has no place in it.
    if (typedMoment(text, parts, known) === undefined) return undefined;
    return { ...(/\d/.test(inserted) ? refuse(before, 'length') : unchanged(before)), marks: marksOf(run) };
  }

  /** A run goes on behind a key that was taken back, where the text shows what is left of it. */
  function withRun(before: FieldState, edit: Edit, result: EditResult): EditResult {
    const run = runOf(before.marks);
    if (!run || edit.direction !== 'backward' || edit.removed.length > 1 || result.caret < result.text.length) return result;
    const left = { ...run, typed: run.typed.slice(0, -1) };
    const text = left.typed === '' ? left.behind : textOfRun(left, wayOf(left.behind, left.behind === ''));
    return text === result.text ? { ...result, marks: marksOf(left) } : result;
  }

  return {
    // A field without a form of its own shows this when it is left.
    show: (text) => read(text, known) || (MASKED.test(text) ? base.show(text) : text),
    apply(before, edit) {
      const { text } = before;
      const { inserted, removed, start } = edit;
      const replacesAll = removed === text;
      const isAtEnd = removed === '' && start === text.length;
      // A whole moment that comes at once is meant as it is, wherever the caret stands.
      const whole = edit.pasted || inserted.length > 1 ? wayOf(text, !isAtEnd).read(inserted) : '';
      if (whole !== '') return atEnd(whole);
      if (inserted.trim() !== '' && edit.pasted && (replacesAll || isAtEnd)) return paste(before, edit, replacesAll);
      const typed = inserted !== '' && (replacesAll || isAtEnd) ? type(before, edit, replacesAll) : undefined;
      if (typed) return typed;
      const isMasked = LAID_OUT.test(text) && (!edit.pasted || removed !== '' || MASKED.test(inserted));
      return withRun(before, edit, isMasked ? base.apply(before, edit) : editPlain(before, edit));
    },
  };
}
