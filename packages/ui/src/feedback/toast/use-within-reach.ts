import { type RefObject, useEffect } from 'react';

/**
 * Lets the keyboard reach the toasts while a window is open. Its trap hears at the document of the focus that leaves it, and would take it back;
 * its layer hears there of an Escape that is meant for a toast. The focus that goes on from the toasts is left to the trap.
 *
 * @param region all that belongs to the toasts
 */
export function useWithinReach(region: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const element = region.current;
    if (!wanted || !element) return;
    const isOurs = (end: EventTarget | null) => end instanceof Node && element.contains(end);
    const pass = (event: FocusEvent) => {
      // Behind the listeners of React, which are at the body, and before those of the document.
      if (isOurs(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopPropagation();
    };
    const mark = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOurs(event.target)) event.preventDefault();
    };
    const { documentElement } = document;
    documentElement.addEventListener('focusin', pass);
    documentElement.addEventListener('focusout', pass);
    window.addEventListener('keydown', mark, { capture: true });
    return () => {
      documentElement.removeEventListener('focusin', pass);
      documentElement.removeEventListener('focusout', pass);
      window.removeEventListener('keydown', mark, { capture: true });
    };
  }, [region, wanted]);
}
