import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Box, clearPlace, type Place } from './clear-place.ts';

/** What no toast may cover: the primary actions, the headings of the pages, the prices, and the heads and feet of the windows. */
const KEEPS_CLEAR = '[data-keeps-clear]';
const WINDOW = '[data-slot="dialog"], [data-slot="confirm-dialog"]';
/** What a field offers, which lies above the window of the field. */
const OFFERED = '[data-slot="option-panel"]';
/** What none covers where there is room: what can be done in the open window, and the heads of its tables. */
const IF_ROOM = '[data-slot="dialog-body"] :is(button, a[href], input, select, textarea, th)';
/** Below the top menu, and from the edge of the screen and of what stays clear, in px. */
const BELOW_MENU = 56;
const GAP = 8;
/** The distance from the right edge of the screen, in px; on a phone toasts reach from edge to edge. */
const ASIDE = 16;

/** Where the style sheet puts the list. */
export const AT_FIRST = 'g:end-[16px] g:top-[56px] g:max-h-[calc(100dvh-64px)] g:max-sm:end-[8px]';
const BY_STYLE: Place = { top: BELOW_MENU, right: 0 };

function boxesOf(elements: readonly Element[]): readonly Box[] {
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight)
    .map(({ top, bottom, left, right }) => ({ top: top - GAP, bottom: bottom + GAP, left: left - GAP, right: right + GAP }));
}

/**
 * Below an open window nothing can be pressed or read, so nothing there counts. What has the focus in a window counts as well, and what its
 * field offers: whoever types has to see both.
 */
function obstacles(): readonly Box[] {
  const behindWindow = document.querySelector(WINDOW) !== null;
  const kept = [...document.querySelectorAll(KEEPS_CLEAR)].filter((element) => !behindWindow || element.closest(WINDOW));
  const focused = document.activeElement?.closest('[data-slot="dialog-body"] *');
  // With what is said below the field.
  const field = focused?.closest('[data-slot="field"]') ?? focused;
  return boxesOf([...kept, ...document.querySelectorAll(OFFERED), ...(field ? [field] : [])]);
}

/** What can be done in the window that was opened last. */
function actions(): readonly Box[] {
  const last = [...document.querySelectorAll(WINDOW)].at(-1);
  return last ? boxesOf([...last.querySelectorAll(IF_ROOM)]) : [];
}

/**
 * Puts the list of the toasts where it covers nothing that has to stay clear. Followed while some are shown, but not while they are unfolded:
 * then they lie over the page because somebody wants to read them, and must not move under the pointer.
 *
 * @param region all that belongs to the toasts, whose changes move nothing of the page
 */
export function useClearPlace(list: RefObject<HTMLElement | null>, region: RefObject<HTMLElement | null>, followed: boolean): void {
  const now = useRef(BY_STYLE);
  useLayoutEffect(() => {
    const element = list.current;
    if (!followed || !element) return;
    let frame = 0;
    let scrolled = false;
    /** The actions of the window where they were when its content changed last. */
    let known: readonly Box[] = [];
    const measure = () => {
      frame = 0;
      const { clientWidth } = document.documentElement;
      const { width, height } = element.getBoundingClientRect();
      const aside = width + 2 * ASIDE > clientWidth ? (clientWidth - width) / 2 : ASIDE;
      const screen = { top: BELOW_MENU, bottom: window.innerHeight - GAP, left: aside, right: clientWidth - aside };
      // What scrolls by under a toast would make it jump.
      if (!scrolled) known = actions();
      scrolled = false;
      const place = clearPlace({ width, height }, screen, obstacles(), known);
      // Mostly it is where its style sheet puts it: writing that again would have the browser style and place all of it twice.
      if (place.top === now.current.top && place.right === now.current.right) return;
      now.current = place;
      // Not a state of React, either, which would render all toasts a second time before they are seen.
      const { style } = element;
      style.top = `${place.top}px`;
      style.insetInlineEnd = `${place.right + aside}px`;
      style.maxHeight = `calc(100dvh - ${place.top + GAP}px)`;
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const mutations = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !region.current?.contains(target))) soon();
    });
    mutations.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // A scrollbar that comes takes room, too.
    sizes.observe(document.documentElement);
    addEventListener('resize', soon);
    const handleScroll = () => {
      if (frame === 0) scrolled = true;
      soon();
    };
    addEventListener('scroll', handleScroll, { capture: true, passive: true });
    addEventListener('focusin', soon);
    return () => {
      cancelAnimationFrame(frame);
      mutations.disconnect();
      sizes.disconnect();
      removeEventListener('resize', soon);
      removeEventListener('focusin', soon);
      removeEventListener('scroll', handleScroll, { capture: true });
    };
  }, [list, region, followed]);
}
