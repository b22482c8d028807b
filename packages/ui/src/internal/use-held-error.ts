import { useState, useSyncExternalStore } from 'react';

let pressed = false;
const isPressed = () => pressed;
const listeners = new Set<() => void>();

function hear({ type }: Event) {
  pressed = type === 'mousedown';
  if (!pressed) for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // A document calls it once for each event, however many fields ask for it. Where the press ends, the browser knows what to click; behind a menu or
  // a drag no end of it is told.
  for (const type of ['mousedown', 'mouseup', 'dragend', 'contextmenu']) document.addEventListener(type, hear, true);
  return () => listeners.delete(listener);
}

/**
 * The error of a field, and while the pointer presses the one that stood there before: a press leaves the field that had the focus, and a line that
 * comes or goes with that would move what is pressed, whose click the browser would drop.
 */
export function useHeldError(error: string | undefined): string | undefined {
  const holds = useSyncExternalStore(subscribe, isPressed, isPressed);
  const [shown, setShown] = useState(error);
  if (!holds && shown !== error) setShown(error);
  return shown;
}
