import { useSyncExternalStore } from 'react';

/** The milliseconds from one update to the next. */
export const TICK_MS = 30_000;

let now = new Date();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Updates the present moment of the whole screen. */
export function tick(): void {
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = new Date();
    timer = setInterval(tick, TICK_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The present moment, the same for the whole screen, updated every 30 seconds. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}
