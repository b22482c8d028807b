const TYPING_PLACE =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key that is pressed there belongs to what has the focus: a field, a window, a menu. @see B-048 */
export function isTypingPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING_PLACE) !== null;
}

/** Whether a window is open that has the keyboard for itself. */
export function windowIsOpen(): boolean {
  return document.querySelector('[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]') !== null;
}
