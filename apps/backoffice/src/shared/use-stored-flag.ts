import { useState } from 'react';

/** A yes or no about the screen that this browser remembers under a name; `initially` until the person has chosen. */
export function useStoredFlag(name: string, initially: boolean): [flag: boolean, change: (flag: boolean) => void] {
  const [flag, setFlag] = useState(() => (localStorage.getItem(name) ?? String(initially)) === 'true');
  return [
    flag,
    (next) => {
      localStorage.setItem(name, String(next));
      setFlag(next);
    },
  ];
}
