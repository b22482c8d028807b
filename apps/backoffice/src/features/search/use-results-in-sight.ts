import { type RefObject, useEffect, useRef } from 'react';

/** The part of the screen below which results are not seen to begin. */
const IN_SIGHT = 2 / 3;

/**
 * Brings the results of a new search into sight where they begin at the end of the screen or below it, as they do on a phone behind a long form:
 * else nothing seems to have happened. What is searched for as the screen opens moves nothing.
 *
 * @param searchKey another one for each search
 */
export function useResultsInSight(area: RefObject<HTMLElement | null>, searchKey: string): void {
  const last = useRef(searchKey);
  useEffect(() => {
    if (last.current === searchKey) return;
    last.current = searchKey;
    const top = area.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight * IN_SIGHT) area.current?.scrollIntoView({ block: 'start' });
  }, [area, searchKey]);
}
