import { type Editor, editBetween, type FieldState } from '@guiche/masks/engine';

function stateOf(field: HTMLInputElement): FieldState {
  const end = field.value.length;
  return { text: field.value, start: field.selectionStart ?? end, end: field.selectionEnd ?? end };
}

/** Lets an editor handle typing, pasting and deleting in a text field; the caret stays beside the edit. */
export function maskField(field: HTMLInputElement, editor: Editor): void {
  let before = stateOf(field);
  field.addEventListener('beforeinput', () => {
    before = stateOf(field);
  });
  field.addEventListener('input', (event) => {
    const type = event instanceof InputEvent ? event.inputType : '';
    // A paste, a drop and the browser's own filling in come at once, and are read for what they mean.
    const atOnce = type === '' || type === 'insertFromPaste' || type === 'insertFromDrop';
    const { text, caret } = editor.apply(before, editBetween(before, field.value, stateOf(field).start, atOnce));
    field.value = text;
    field.setSelectionRange(caret, caret);
    before = stateOf(field);
  });
}
