import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A value that is measured on a mounted element, so that a page shows the product's real numbers instead of copies. */
export function useMeasured<Element extends HTMLElement, Value>(
  measure: (element: Element) => Value,
): [ref: RefObject<Element | null>, value: Value | undefined] {
  const ref = useRef<Element>(null);
  const [value, setValue] = useState<Value>();
  // Once: what is measured carries its own theme and density. A font that comes later changes no height that is set.
  useLayoutEffect(() => {
    if (ref.current) setValue(measure(ref.current));
  }, []);
  return [ref, value];
}
