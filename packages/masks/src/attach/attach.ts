import type { Editor, Refusal } from '../engine/index.ts';
import { maskedTyping, type TypingField } from './masked-typing.ts';

export interface AttachOptions {
  /** Called at each edit with the text that it led to, and with the reason when it was not taken whole. */
  onEdit?: ((text: string, refused: Refusal | undefined) => void) | undefined;
}

/** What takes the mask of an input off: two on one input would each edit what the other has made. */
const masks = new WeakMap<HTMLInputElement, () => void>();

/**
 * Keeps the format of an editor in an input element while one types, without a framework.
 *
 * A text that is already there is formatted at once, and what is incomplete (`12,`) when the field is left. Each change is an `input` event of the
 * element, as without a mask, and leaving the field a `change` event, so that a form or a framework sees the formatted text; `parse…` of the format makes the plain value of it.
 * A mask that the element has already is taken off before. Keyboard: undo and redo go edit by edit. Input methods are left alone until they are done.
 * Errors: `TypeError` for an element whose type has no caret that a program can place, as `email` and `number`.
 * @returns takes the mask off; the text stays
 */
export function attach(element: HTMLInputElement, editor: Editor, { onEdit }: AttachOptions = {}): () => void {
  // The caret of such a type is null, and placing it throws. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-input-apply
  if (element.selectionStart === null)
    throw new TypeError(
      `A mask needs an <input type="text"> (or tel, search, url, password), not type="${element.type}": use inputmode for the keyboard of a phone.`,
    );
  masks.get(element)?.();
  if (element.value !== '') element.value = editor.show(element.value);
  const typing = maskedTyping(element.value);
  const field: TypingField = {
    editor,
    shown: element.value,
    onEdit(text, refused) {
      field.shown = text;
      onEdit?.(text, refused);
    },
  };
  let completes = false;
  let told = element.value;
  const tell = (type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));

  function leave() {
    typing.leave();
    const text = editor.show(element.value);
    if (text !== element.value) {
      element.value = text;
      field.onEdit(text, undefined);
      completes = true;
      tell('input');
      completes = false;
    }
    // The browser knows nothing of what was typed in its place, and sends no event of a change.
    if (element.value !== told) tell('change');
  }
  function noteTold() {
    told = element.value;
  }

  const off = new AbortController();
  const { signal } = off;
  element.addEventListener('beforeinput', (event) => typing.beforeInput(element, event, field), { signal });
  // Before the listeners of the page, which find the formatted text.
  const input = (event: Event) => {
    if (!completes) typing.input(element, event instanceof InputEvent ? event.inputType : '', field);
  };
  element.addEventListener('input', input, { signal, capture: true });
  element.addEventListener('compositionstart', () => typing.compositionStart(element), { signal });
  element.addEventListener('compositionend', () => typing.compositionEnd(element, field), { signal });
  element.addEventListener('keydown', (event) => !event.defaultPrevented && typing.keyDown(element, event, field), { signal });
  element.addEventListener('focus', noteTold, { signal });
  element.addEventListener('change', noteTold, { signal });
  element.addEventListener('blur', leave, { signal });
  const detach = () => off.abort();
  masks.set(element, detach);
  return detach;
}
