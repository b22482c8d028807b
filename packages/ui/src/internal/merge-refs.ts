import type { Ref } from 'react';

function fill<T>(ref: Ref<T> | undefined, element: T): () => void {
  if (typeof ref === 'function') {
    const cleanup: unknown = ref(element);
    return typeof cleanup === 'function' ? () => void cleanup() : () => void ref(null);
  }
  if (!ref) return () => {};
  // React 18 has a type of its own for refs that React alone fills; here the component does so for it.
  const held = ref as { current: T | null };
  held.current = element;
  return () => {
    held.current = null;
  };
}

/**
 * One ref that fills all the given ones, and empties them when the element goes. It is called with `null` then, in every version of React:
 * React 18 takes no cleanup function from a ref.
 */
export function mergeRefs<T>(...refs: readonly (Ref<T> | undefined)[]): (element: T | null) => void {
  let cleanups: readonly (() => void)[] = [];
  return (element) => {
    for (const cleanup of cleanups) cleanup();
    cleanups = element === null ? [] : refs.map((ref) => fill(ref, element));
  };
}
