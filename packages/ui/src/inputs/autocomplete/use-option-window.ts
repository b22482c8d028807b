import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import { usePainted } from '../../internal/use-painted.ts';

/** More options than the panel shows at a time: these are painted first, and the others follow. */
const AT_FIRST = 14;
/** Of more options than these only a part is in the page. */
const FEW = 100;
/** The length of that part: some panels full. */
const PART = 48;
/** So many options before an end of the part comes in sight, another part takes its place. */
const MARGIN = 6;

interface Settings {
  readonly items: readonly unknown[];
  /** The index of the marked option, which is always in the part until one scrolls away from it. */
  readonly active: number;
  readonly idOf: (index: number) => string;
}

export interface OptionWindow {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Elements as high as the options before the part, and behind it; for a list of many. */
  readonly before: RefObject<HTMLDivElement | null>;
  readonly behind: RefObject<HTMLDivElement | null>;
  readonly isPart: boolean;
  readonly start: number;
  readonly end: number;
}

/** Which of many options are in the page: those in sight of the panel that scrolls them, and some around them. */
export function useOptionWindow({ items, active, idOf }: Settings): OptionWindow {
  const isPainted = usePainted();
  const count = items.length;
  const isPart = count > FEW;
  const [list, before, behind] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  /** The mean height of an option that was seen. */
  const height = useRef(0);
  const [seen, setSeen] = useState({ items, active, start: 0, isJump: false });
  const startFor = (first: number) => Math.max(0, Math.min(first, count - PART));
  let { start } = seen;
  if (seen.items !== items || seen.active !== active) {
    const isNew = seen.items !== items;
    const from = isNew ? 0 : start;
    const isOutside = active < from || active >= from + PART;
    start = isOutside ? startFor(active - PART / 2) : from;
    setSeen({ items, active, start, isJump: isNew || isOutside });
  }
  const end = isPart
    ? Math.min(count, Math.max(start + (isPainted ? PART : AT_FIRST), active < start + PART ? active + 1 : 0))
    : isPainted
      ? count
      : Math.max(AT_FIRST, active + 1);

  useLayoutEffect(() => {
    if (!isPart || !before.current || !behind.current) return;
    const [first, last] = [start, end - 1].map((index) => document.getElementById(idOf(index)));
    if (!first || !last) return;
    height.current = (last.getBoundingClientRect().bottom - first.getBoundingClientRect().top) / (end - start);
    before.current.style.height = `${start * height.current}px`;
    behind.current.style.height = `${(count - end) * height.current}px`;
  }, [isPart, start, end, count, idOf, before, behind]);
  // What was jumped to was not in the page when it was marked.
  useLayoutEffect(() => {
    if (isPart && seen.isJump) document.getElementById(idOf(seen.active))?.scrollIntoView({ block: 'nearest' });
  }, [isPart, seen, idOf]);

  const handleScroll = useEffectEvent((panel: Element) => {
    if (height.current === 0) return;
    const first = Math.floor(panel.scrollTop / height.current);
    const shown = Math.ceil(panel.clientHeight / height.current);
    const isNear = (start > 0 && first < start + MARGIN) || (end < count && first + shown > end - MARGIN);
    if (isNear) setSeen((former) => ({ ...former, start: startFor(first - Math.floor((PART - shown) / 2)), isJump: false }));
  });
  useEffect(() => {
    const panel = list.current?.closest('[data-slot="option-panel"]');
    if (!isPart || !panel) return;
    const listen = () => handleScroll(panel);
    panel.addEventListener('scroll', listen, { passive: true });
    return () => panel.removeEventListener('scroll', listen);
  }, [isPart, list]);

  return { list, before, behind, isPart, start, end };
}
