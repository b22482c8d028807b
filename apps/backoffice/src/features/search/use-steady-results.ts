import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isInHand } from './is-in-hand.ts';

/** Where the parts of a list stand in the page, while the window is so wide. */
interface Layout {
  readonly width: number;
  readonly tops: ReadonlyMap<Element, number>;
}

/**
 * Keeps results where they are on the screen while the pointer or the focus is on them: when a notice comes or goes above, the page scrolls by as
 * much. Else who presses just then would let go of the button beside it.
 *
 * @param area what the notices and the results are in
 * @see S-088
 */
export function useSteadyResults(area: RefObject<HTMLElement | null>): void {
  const before = useRef<Layout>(undefined);
  useLayoutEffect(() => {
    const parts = [...(area.current?.querySelectorAll<HTMLElement>('[data-slot="result-list"] > :is(header, ol)') ?? [])];
    const layout = { width: innerWidth, tops: new Map(parts.map((part) => [part, part.getBoundingClientRect().top + scrollY])) };
    const last = before.current;
    before.current = layout;
    const held = parts.find(isInHand);
    if (!held || last?.width !== innerWidth) return;
    const [was, is] = [last.tops.get(held), layout.tops.get(held)];
    if (was !== undefined && is !== undefined && was !== is) scrollBy({ top: is - was, behavior: 'instant' });
  });
}
