import { useEffect, useRef } from 'react';
import { useEffectEvent } from '../../internal/use-effect-event.ts';
import type { Held } from './use-held.ts';

/** The time that a toast stays, and the time that it stays after it has been read, in ms. @see S-192 */
const SHOWN = 10_000;
const EXTENDED = 1_000;

/**
 * Calls `onOver` when the time of a toast is over. The time stands still while it is held; what has been read has little left of it. What is
 * said once more has all of it again: what fails a second time must not pass unseen.
 */
export function useTimeOut(held: Held, times: number, onOver: () => void): void {
  const left = useRef(SHOWN);
  const before = useRef(held);
  const said = useRef(times);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (held === 'read' && before.current !== 'read') left.current = EXTENDED;
    before.current = held;
    if (said.current !== times) left.current = SHOWN;
    said.current = times;
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(over, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(EXTENDED, left.current - (performance.now() - since));
    };
  }, [held, times]);
}
