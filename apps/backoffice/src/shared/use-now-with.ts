import { useEffect } from 'react';
import { tickAfter } from './tick-after.ts';
import { TICK_MS, tick, useNow } from './use-now.ts';

/** The present moment as of `useNow`, updated as soon as one of the moments (ISO in UTC) has passed, too. */
export function useNowWith(moments: readonly (string | null)[]): Date {
  const now = useNow();
  const text = moments.join();
  useEffect(() => tickAfter(moments, now, TICK_MS, tick), [text, now]);
  return now;
}
