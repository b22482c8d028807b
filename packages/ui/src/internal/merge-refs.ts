import type { Ref } from 'react';

/** One ref that fills all the given ones, and empties them when the element goes. */
export function mergeRefs<T>(...refs: readonly (Ref<T> | undefined)[]): (element: T) => () => void {
  return (element) => {
    const cleanups = refs.map((ref) => {
      if (typeof ref === 'function') {
        const cleanup = ref(element);
        return typeof cleanup === 'function' ? cleanup : () => void ref(null);
      }
      if (ref) ref.current = element;
      return () => {
        if (ref) ref.current = null;
      };
    });
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  };
}
