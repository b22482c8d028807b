import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A yes or no about the screen that this browser remembers under a name, the same for all of the page; `initially` until the person has chosen. */
export function useStoredFlag(name: string, initially: boolean): [flag: boolean, change: (flag: boolean) => void] {
  const flag = useSyncExternalStore(subscribe, () => (localStorage.getItem(name) ?? String(initially)) === 'true');
  return [
    flag,
    (next) => {
      localStorage.setItem(name, String(next));
      for (const tell of listeners) tell();
    },
  ];
}
