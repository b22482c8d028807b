import { type Editor, type EditResult, editBetween, type FieldState, type Refusal } from '../engine/index.ts';

/** A text field as it is at the moment of an event. */
export interface TypingField {
  editor: Editor;
  /** The text that the field shows at rest. */
  shown: string;
  /** Every edit, with the text that it led to, and the reason when it was refused. */
  onEdit: (text: string, refused: Refusal | undefined) => void;
  /** The unfinished text of an input method, which is left alone; null when it is done. */
  onCompose?: ((text: string | null) => void) | undefined;
}

/** Receives the events of one input element, and keeps what they need between them. */
export interface MaskedTyping {
  beforeInput(element: HTMLInputElement, event: InputEvent, field: TypingField): void;
  /** @param inputType that of the event; `''` for an event that names none, as autofill sends it */
  input(element: HTMLInputElement, inputType: string, field: TypingField): void;
  compositionStart(element: HTMLInputElement): void;
  compositionEnd(element: HTMLInputElement, field: TypingField): void;
  keyDown(element: HTMLInputElement, event: KeyboardEvent, field: TypingField): void;
  /** The field was left: what its text does not show of what was typed is forgotten. */
  leave(): void;
}

const AT_ONCE = new Set(['insertFromPaste', 'insertFromDrop', 'insertFromYank', 'insertReplacementText', '']);

/** What the browser would make of one typed or deleted character; undefined for every other edit, which is left to it. */
function singleEdit({ text, start, end }: FieldState, { inputType, data }: InputEvent): { text: string; caret: number } | undefined {
  const without = (from: number, to: number, inserted = '') => ({
    text: text.slice(0, from) + inserted + text.slice(to),
    caret: from + inserted.length,
  });
  if (inputType === 'insertText' && data?.length === 1) return without(start, end, data);
  if (inputType !== 'deleteContentBackward' && inputType !== 'deleteContentForward') return undefined;
  if (start !== end) return without(start, end);
  if (inputType === 'deleteContentBackward') return start > 0 ? without(start - 1, start) : undefined;
  return start < text.length ? without(start, start + 1) : undefined;
}

const overflows = ({ scrollWidth, clientWidth }: HTMLInputElement) => scrollWidth > clientWidth;

/** React's own `value` of an element notes what is put in, and says nothing of an input that brings the same text; this one does not. */
const putUnnoticed = (element: HTMLInputElement, text: string) => VALUE?.set?.call(element, text);
const VALUE = typeof HTMLInputElement === 'undefined' ? undefined : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

function placeCaret(element: HTMLInputElement, { caret, end = caret }: EditResult) {
  if (element.ownerDocument.activeElement === element) element.setSelectionRange(caret, end);
}

/**
 * Passes each edit of an input element to an editor, and shows the text and caret that it returns.
 *
 * A single typed or deleted character goes to the editor in the browser's place: to put a text over the browser's own makes it lay out the
 * page twice. Any other edit the browser first does itself; what it did is found from the state before and after, and the editor's text and
 * caret are put in its place in the same event, so nothing flickers and the caret never jumps. While an input method composes, the text is
 * left alone until it is done. As the browser forgets its own history when a text is put in, undo and redo (Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y)
 * are kept here. Whatever changes the text is followed by an input event, as after an edit of the browser's.
 *
 * @param text the text of the field before its first event
 */
export function maskedTyping(text: string): MaskedTyping {
  let before: FieldState | null = null;
  /** The edit that is already in the element when its input event comes. */
  let done: EditResult | null = null;
  let composes = false;
  /** The text of the last edit, with its marks. */
  let marked: Pick<EditResult, 'text' | 'marks'> | null = null;
  let history: { past: FieldState[]; future: FieldState[]; text: string } = { past: [], future: [], text };

  function stateOf(element: HTMLInputElement): FieldState {
    const text = element.value;
    const start = element.selectionStart ?? text.length;
    return { text, start, end: element.selectionEnd ?? start, marks: marked?.text === text ? marked.marks : undefined };
  }

  function remember(was: FieldState, result: EditResult) {
    const { text } = result;
    marked = result;
    // The value was set from outside meanwhile: what was undone to would not be the text before the edit.
    if (history.text !== was.text) history = { past: [], future: [], text: was.text };
    if (text !== was.text) {
      history.past.push(was);
      history.future = [];
    }
    history.text = text;
  }

  /** What the editor makes of the text that stands in the element. */
  function edited(element: HTMLInputElement, pasted: boolean, { editor, shown }: TypingField): EditResult {
    const was = before ?? { text: shown, start: shown.length, end: shown.length };
    before = null;
    const edit = editBetween(was, element.value, element.selectionStart ?? element.value.length, pasted);
    const result = editor.apply(was, edit);
    remember(was, result);
    return result;
  }

  /** Tells of an edit that is already in the element. */
  function announce(element: HTMLInputElement, result: EditResult, event: InputEventInit, { onEdit }: TypingField) {
    done = result;
    element.dispatchEvent(new InputEvent('input', { bubbles: true, ...event }));
    // React is silent where the text is the same; the reason of a refusal is told all the same.
    if (done) onEdit(result.text, result.refused);
    done = null;
  }

  /** Does a single edit in the browser's place. */
  function takeOver(element: HTMLInputElement, was: FieldState, event: InputEvent, field: TypingField) {
    // Where the text is wider than the field, the browser keeps the caret in sight.
    const single = event.cancelable && !overflows(element) ? singleEdit(was, event) : undefined;
    if (!single) return false;
    event.preventDefault();
    const result = field.editor.apply(was, editBetween(was, single.text, single.caret, false));
    remember(was, result);
    if (result.text !== was.text) putUnnoticed(element, result.text);
    element.setSelectionRange(result.caret, result.end ?? result.caret);
    if (result.caret === result.text.length && overflows(element)) element.scrollLeft = element.scrollWidth;
    announce(element, result, { inputType: event.inputType, data: event.data }, field);
    return true;
  }

  function travel(element: HTMLInputElement, way: 'undo' | 'redo', field: TypingField) {
    if (history.text !== element.value) return;
    const [from, to] = way === 'undo' ? [history.past, history.future] : [history.future, history.past];
    const state = from.pop();
    if (!state) return;
    to.push(stateOf(element));
    history.text = state.text;
    marked = { text: state.text, ...(state.marks !== undefined && { marks: state.marks }) };
    putUnnoticed(element, state.text);
    const result = { text: state.text, caret: state.end };
    placeCaret(element, result);
    announce(element, result, { inputType: way === 'undo' ? 'historyUndo' : 'historyRedo' }, field);
  }

  return {
    beforeInput(element, event, field) {
      // Chromium tells of the keys that are pressed in a read-only field, too.
      if (element.readOnly) return;
      if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
        event.preventDefault();
        travel(element, event.inputType === 'historyUndo' ? 'undo' : 'redo', field);
      } else if (!composes) {
        const was = stateOf(element);
        if (!takeOver(element, was, event, field)) before = was;
      }
    },
    input(element, inputType, field) {
      if (done) {
        const { text, refused } = done;
        done = null;
        field.onEdit(text, refused);
      } else if (composes) field.onCompose?.(element.value);
      else {
        const result = edited(element, AT_ONCE.has(inputType), field);
        if (element.value !== result.text) element.value = result.text;
        placeCaret(element, result);
        field.onEdit(result.text, result.refused);
      }
    },
    compositionStart(element) {
      composes = true;
      const state = stateOf(element);
      // A phone's keyboard selects the word that it composes anew, of which most comes back as it was: that is no replacement.
      before = { ...state, start: state.end };
    },
    compositionEnd(element, field) {
      composes = false;
      field.onCompose?.(null);
      const result = edited(element, false, field);
      if (element.value !== result.text) putUnnoticed(element, result.text);
      placeCaret(element, result);
      announce(element, result, { inputType: 'insertFromComposition' }, field);
    },
    keyDown(element, event, field) {
      if (element.readOnly || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      travel(element, key === 'y' || event.shiftKey ? 'redo' : 'undo', field);
    },
    leave() {
      marked = null;
    },
  };
}
