let touched = false;

function note(event: PointerEvent | KeyboardEvent) {
  if ('pointerType' in event) touched = event.pointerType === 'touch';
  // Other keys may be those on the screen of a phone.
  else if (event.key === 'Tab') touched = false;
}

/** Follows from now on with what the page is used; a second call adds nothing. */
export function followTouch(): void {
  document.addEventListener('pointerdown', note, true);
  document.addEventListener('keydown', note, true);
}

/** Whether the last press was that of a finger, and the focus was not moved by Tab since. */
export function lastTouched(): boolean {
  return touched;
}
