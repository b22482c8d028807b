import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useEffectEvent } from '../../internal/use-effect-event.ts';

/** Pixels between the panel and its anchor, and between the panel and the edge of the window. */
const GAP = 4;
const EDGE = 8;

/** The lower edge of what can be seen: the keyboard of a phone covers a part of the window. */
function seenHeight(): number {
  const { clientHeight } = document.documentElement;
  return window.visualViewport ? Math.min(clientHeight, window.visualViewport.offsetTop + window.visualViewport.height) : clientHeight;
}

/**
 * Places a fixed panel below its anchor, or above it where only there is room for it, inside the window, and keeps it there while the page
 * scrolls. It is 320 px high at most.
 *
 * Not Radix' popover: what it does besides (a focus scope, a layer that renders all others anew, a second render with the measured place)
 * took longer than the list itself.
 */
export function usePlacedBelow(panel: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>): void {
  function place() {
    const [element, beside] = [panel.current, anchor.current];
    if (!element || !beside) return;
    const { left, top, bottom } = beside.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const below = seenHeight() - bottom - GAP - EDGE;
    const above = top - GAP - EDGE;
    const isAbove = element.scrollHeight > below && above > below;
    const { style } = element;
    // Not a property of its own, which the options would inherit and be styled anew for.
    style.maxHeight = `min(320px, ${Math.max(0, isAbove ? above : below)}px)`;
    style.left = `${Math.max(EDGE, Math.min(left, clientWidth - EDGE - element.offsetWidth))}px`;
    style.top = isAbove ? 'auto' : `${bottom + GAP}px`;
    style.bottom = isAbove ? `${clientHeight - top + GAP}px` : 'auto';
  }
  // After each render: what it shows, and so its height, may have changed.
  useLayoutEffect(place);

  const follow = useEffectEvent((event: Event) => {
    if (event.target !== panel.current) place();
  });
  useEffect(() => {
    const move = (event: Event) => follow(event);
    const options = { capture: true, passive: true };
    const places = [window, window.visualViewport];
    for (const place of places) for (const type of ['scroll', 'resize']) place?.addEventListener(type, move, options);
    return () => {
      for (const place of places) for (const type of ['scroll', 'resize']) place?.removeEventListener(type, move, options);
    };
  }, []);
}
