import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';

type TextElement = HTMLInputElement;

/** Does it behind the present event, unless somebody has typed by then: on a slow machine the keys come first. */
function unlessTyped(element: TextElement, act: () => void): void {
  const { value } = element;
  setTimeout(() => element.value === value && act());
}

const TOUCHES = ['keydown', 'beforeinput', 'compositionstart'] as const;

const isWhole = ({ selectionStart, selectionEnd, value }: TextElement) => selectionStart === 0 && selectionEnd === value.length;

/**
 * Selects the text of a field when it receives the focus, by whatever way, so that typing replaces what is there.
 *
 * A press selects all of it too, unless it drags a selection of its own; a second press places the caret. The press counts as the first
 * one also in a field that got the focus without it, as the first field of a window does. Coming back to the window leaves the selection as it was, because the field was not left.
 * A value that takes the place of the selected one before anything is typed, as that of a draft does, is selected too.
 *
 * @param goesOn whether the text is typed on: the caret is placed behind it instead
 */
export function useSelectedOnFocus<Element extends TextElement>(onBlur?: (event: FocusEvent<Element>) => void, goesOn?: () => boolean) {
  const pressed = useRef(false);
  /** The text is selected because the focus came, and not by a press. */
  const fresh = useRef(false);
  const windowLeft = useRef(false);
  /** The field whose text was selected, and that text, until something is typed or pressed in it. */
  const untouched = useRef<{ readonly element: Element; value: string }>(undefined);
  const select = (element: Element) => {
    if (!goesOn?.()) {
      element.select();
      return;
    }
    const placeCaret = () => element.setSelectionRange(element.value.length, element.value.length);
    placeCaret();
    // After Tab the browser selects the text by itself, behind the focus event.
    unlessTyped(element, placeCaret);
  };
  const touch = () => {
    untouched.current = undefined;
  };
  useLayoutEffect(() => {
    const field = untouched.current;
    if (!field || field.element.value === field.value || document.activeElement !== field.element) return;
    field.value = field.element.value;
    select(field.element);
  });
  return {
    onMouseDown: ({ currentTarget }: MouseEvent<Element>) => {
      pressed.current = document.activeElement !== currentTarget || (fresh.current && isWhole(currentTarget));
    },
    onFocus: ({ currentTarget }: FocusEvent<Element>) => {
      if (!windowLeft.current) {
        select(currentTarget);
        fresh.current = true;
        untouched.current = { element: currentTarget, value: currentTarget.value };
        // Before anybody else hears of it, who may put another value into the field at once.
        for (const event of TOUCHES) currentTarget.addEventListener(event, touch, { once: true, capture: true });
      }
      windowLeft.current = false;
    },
    onClick: ({ currentTarget }: MouseEvent<Element>) => {
      touch();
      // The browser has placed the caret where the press was.
      if (pressed.current && currentTarget.selectionStart === currentTarget.selectionEnd) select(currentTarget);
      // In a selection that was there before, it places the caret behind this event.
      else if (pressed.current && isWhole(currentTarget)) unlessTyped(currentTarget, () => select(currentTarget));
      pressed.current = false;
      fresh.current = false;
    },
    onBlur: (event: FocusEvent<Element>) => {
      // Only when the window is left does the field remain the active element.
      windowLeft.current = document.activeElement === event.currentTarget;
      touch();
      onBlur?.(event);
    },
  };
}
