import { useState } from 'react';

/** Counts how often a window was opened: as its `key`, so that one that opens anew starts anew. It stays while the window closes. */
export function useOpening(open: boolean): number {
  const [seen, setSeen] = useState({ open, times: 0 });
  if (open !== seen.open) setSeen({ open, times: open ? seen.times + 1 : seen.times });
  return seen.times;
}
