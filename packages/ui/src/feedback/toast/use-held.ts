import { type RefObject, useEffect, useState } from 'react';

/** Why the time of the toasts stands still: somebody reads them, or the window has been left. */
export type Held = 'read' | 'away' | null;

/** Whether the toasts wait: while the pointer or the focus is on them, and while the window is left. */
export function useHeld(region: RefObject<HTMLElement | null>, wanted: boolean): Held {
  const [held, setHeld] = useState<Held>(null);
  useEffect(() => {
    const element = region.current;
    if (!wanted || !element) return;
    const read = () => setHeld('read');
    const goOn = () => setHeld(null);
    const listening: readonly [EventTarget, string, (event: Event) => void][] = [
      [element, 'focusin', read],
      [element, 'pointermove', read],
      [element, 'focusout', (event) => element.contains((event as FocusEvent).relatedTarget as Node | null) || goOn()],
      [element, 'pointerleave', () => element.contains(document.activeElement) || goOn()],
      [window, 'blur', () => setHeld((now) => now ?? 'away')],
      [window, 'focus', () => setHeld((now) => (now === 'away' ? null : now))],
    ];
    for (const [target, type, listener] of listening) target.addEventListener(type, listener);
    return () => {
      for (const [target, type, listener] of listening) target.removeEventListener(type, listener);
      // The next ones that come are not those that were read.
      goOn();
    };
  }, [region, wanted]);
  return held;
}
