import { useSyncExternalStore } from 'react';

let lastCallFailed = false;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Notes whether the last call reached the server. */
export function noteReached(reached: boolean): void {
  if (lastCallFailed !== reached) return;
  lastCallFailed = !reached;
  tell();
}

/** The browser is connected again: the next call tells whether the server is. */
const handleOnline = () => {
  lastCallFailed = false;
  tell();
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('online', handleOnline);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('online', handleOnline);
    removeEventListener('offline', listener);
  };
}

/** Whether the server is out of reach: the browser reports it, or the last call did not reach it. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine || lastCallFailed);
}
