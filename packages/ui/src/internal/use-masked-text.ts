import { type Editor, editBetween, type FieldState, type Refusal } from '@guiche/masks/engine';
import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mergeRefs } from './merge-refs.ts';

export interface MaskedTextOptions {
  editor: Editor;
  /** The text that the field shows at rest. */
  shown: string;
  /** Every edit, with the text that it led to, and the reason when it was refused. */
  onEdit: (text: string, refused: Refusal | undefined) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

const AT_ONCE = new Set(['insertFromPaste', 'insertFromDrop', 'insertFromYank', 'insertReplacementText', '']);

function stateOf(element: HTMLInputElement): FieldState {
  const start = element.selectionStart ?? element.value.length;
  return { text: element.value, start, end: element.selectionEnd ?? start };
}

/**
 * Passes each edit of an input to an editor of `@guiche/masks`, and shows the text and caret that it returns.
 *
 * The browser first does the edit itself; what it did is found from the state before and after, and the editor's text
 * and caret are put in its place in the same event, so nothing flickers and the caret never jumps. While an input method
 * composes, the text is left alone until it is done. As the browser forgets its own history when a text is put in, undo
 * and redo (Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y) are kept here.
 */
export function useMaskedText({ editor, shown, onEdit, ref }: MaskedTextOptions) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<FieldState>(null);
  const composes = useRef(false);
  const history = useRef<{ past: FieldState[]; future: FieldState[]; text: string }>({ past: [], future: [], text: shown });
  const [composed, setComposed] = useState<string | null>(null);

  function put(element: HTMLInputElement, text: string, caret: number) {
    if (element.value !== text) element.value = text;
    if (document.activeElement === element) element.setSelectionRange(caret, caret);
    history.current.text = text;
  }

  function commit(element: HTMLInputElement, pasted: boolean) {
    const was = before.current ?? { text: shown, start: shown.length, end: shown.length };
    before.current = null;
    const edit = editBetween(was, element.value, element.selectionStart ?? element.value.length, pasted);
    const result = editor.apply(was, edit);
    // The value was set from outside meanwhile: what was undone to would not be the text before the edit.
    if (history.current.text !== was.text) history.current = { past: [], future: [], text: was.text };
    if (result.text !== was.text) {
      history.current.past.push(was);
      history.current.future = [];
    }
    put(element, result.text, result.caret);
    onEdit(result.text, result.refused);
  }

  function travel(element: HTMLInputElement, way: 'undo' | 'redo') {
    const { past, future, text } = history.current;
    if (text !== element.value) return;
    const [from, to] = way === 'undo' ? [past, future] : [future, past];
    const state = from.pop();
    if (!state) return;
    to.push(stateOf(element));
    put(element, state.text, state.end);
    onEdit(state.text, undefined);
  }

  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
      event.preventDefault();
      travel(event.target, event.inputType === 'historyUndo' ? 'undo' : 'redo');
    } else if (!composes.current) before.current = stateOf(event.target);
  });
  // React's own onBeforeInput says nothing of deletions.
  useEffect(() => {
    const element = input.current;
    const listen = (event: InputEvent) => onBeforeInput(event);
    element?.addEventListener('beforeinput', listen);
    return () => element?.removeEventListener('beforeinput', listen);
  }, []);

  return {
    ref: mergeRefs(input, ref),
    value: composed ?? shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { nativeEvent, currentTarget } = event;
      const type = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
      if (composes.current) setComposed(currentTarget.value);
      else commit(currentTarget, AT_ONCE.has(type));
    },
    onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => {
      composes.current = true;
      const { text, end } = stateOf(event.currentTarget);
      // A phone's keyboard selects the word that it composes anew, of which most comes back as it was: that is no replacement.
      before.current = { text, start: end, end };
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      composes.current = false;
      setComposed(null);
      commit(event.currentTarget, false);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      travel(event.currentTarget, key === 'y' || event.shiftKey ? 'redo' : 'undo');
    },
  };
}
