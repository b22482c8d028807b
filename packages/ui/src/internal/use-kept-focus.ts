import { type RefObject, useEffect } from 'react';
import { type FocusOrigin, originOf, returnFocus } from './focus-origin.ts';

/**
 * Keeps the focus in an area of the page when the element that has it is removed: a button whose action is done, a card, a notice. A link that
 * came in its place takes it, or else the heading of the nearest part that is still there, so that the keyboard and a screen reader go on from
 * there.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = area.current;
    if (!within) return;
    let last: FocusOrigin | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? originOf(target) : null;
    };
    const forget = () => {
      const left = last;
      setTimeout(() => {
        // Left on purpose: the element is still there, and so is whoever pressed beside it.
        if (left === last && left?.element?.isConnected && document.activeElement === document.body) last = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!last || last.element?.isConnected || document.activeElement !== document.body) return;
      // The windows above hide the page from screen readers. Between two of them nothing has the focus, and theirs is not to be taken.
      if (within.closest('[aria-hidden="true"]')) return;
      const gone = last;
      last = null;
      returnFocus(gone);
    });
    within.addEventListener('focusin', note);
    within.addEventListener('focusout', forget);
    observer.observe(within, { childList: true, subtree: true });
    return () => {
      within.removeEventListener('focusin', note);
      within.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, [area]);
}
