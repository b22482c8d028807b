import { useEffect, useRef, useState } from 'react';

/** How long a search waits for a further request, which takes its place. @see S-087 */
const DISPATCH_MS = 100;

/** What is searched for: the criteria that were asked for last, and the number of the search. */
export interface Dispatched<Criteria> {
  readonly criteria: Criteria;
  readonly number: number;
}

/**
 * The search that is made: it is dispatched 100 ms after it is asked for, and requests inside that time collapse into one. `first` is made at once
 * when the screen opens; `onAsk` hears of each that is asked for.
 * @see S-087
 */
export function useDispatch<Criteria>(first: Dispatched<Criteria>, onAsk: (next: Dispatched<Criteria>) => void) {
  const [dispatched, setDispatched] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function ask(criteria: Criteria): void {
    clearTimeout(timer.current);
    const next = { criteria, number: dispatched.number + 1 };
    // At once: who leaves the screen within that time asked for it as well.
    onAsk(next);
    timer.current = setTimeout(() => setDispatched(next), DISPATCH_MS);
  }
  return { dispatched, ask };
}
