import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, clearPlace, type Place } from './clear-place.ts';

/** What no toast may cover: the primary actions, the headings of the pages, the prices, and the heads of the windows. */
const KEEPS_CLEAR = '[data-keeps-clear]';
const WINDOW = '[data-slot="dialog"], [data-slot="confirm-dialog"]';
/** Below the top menu, and from the edge of the screen and of what stays clear, in px. */
const BELOW_MENU = 56;
const GAP = 8;
/** The distance from the right edge of the screen, in px; on a phone toasts reach from edge to edge. */
const ASIDE = 16;

/** Below an open window nothing can be pressed or read, so nothing there counts. */
function obstacles(): readonly Box[] {
  const behindWindow = document.querySelector(WINDOW) !== null;
  return [...document.querySelectorAll(KEEPS_CLEAR)]
    .filter((element) => !behindWindow || element.closest(WINDOW))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ top, bottom, left, right }) => ({ top: top - GAP, bottom: bottom + GAP, left: left - GAP, right: right + GAP }));
}

/**
 * The place of the toasts, where they cover nothing that has to stay clear. Followed while some are shown, but not while they are unfolded: then
 * they lie over the page because somebody wants to read them, and must not move under the pointer.
 */
export function useClearPlace(list: RefObject<HTMLElement | null>, followed: boolean): Place {
  const [place, setPlace] = useState<Place>({ top: BELOW_MENU, right: ASIDE });
  useLayoutEffect(() => {
    const element = list.current;
    if (!followed || !element) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const { clientWidth } = document.documentElement;
      const { width, height } = element.getBoundingClientRect();
      const aside = width + 2 * ASIDE > clientWidth ? (clientWidth - width) / 2 : ASIDE;
      const screen = { top: BELOW_MENU, bottom: window.innerHeight - GAP, left: aside, right: clientWidth - aside };
      const { top, right } = clearPlace({ width, height }, screen, obstacles());
      setPlace((before) => (before.top === top && before.right === right + aside ? before : { top, right: right + aside }));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const mutations = new MutationObserver(soon);
    mutations.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // A scrollbar that comes takes room, too.
    sizes.observe(document.documentElement);
    addEventListener('resize', soon);
    addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      mutations.disconnect();
      sizes.disconnect();
      removeEventListener('resize', soon);
      removeEventListener('scroll', soon, { capture: true });
    };
  }, [list, followed]);
  return place;
}
