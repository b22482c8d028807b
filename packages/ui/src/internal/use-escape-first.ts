import { type RefObject, useEffect } from 'react';

/**
 * While `wanted`, an Escape that is pressed in the element is the element's own: Radix' layers (a dialog around it) listen on the document,
 * before the element hears of the key, and leave alone what is marked as handled.
 */
export function useEscapeFirst(element: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const mark = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target === element.current) event.preventDefault();
    };
    window.addEventListener('keydown', mark, { capture: true });
    return () => window.removeEventListener('keydown', mark, { capture: true });
  }, [element, wanted]);
}
