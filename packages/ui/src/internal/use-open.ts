import { useState } from 'react';

interface Openness {
  open: boolean | undefined;
  defaultOpen: boolean | undefined;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/** Whether something is open, and what opens and closes it: the caller keeps it in `open`, or else it is kept here. */
export function useOpen({ open, defaultOpen = false, onOpenChange }: Openness): readonly [boolean, (open: boolean) => void] {
  const [own, setOwn] = useState(defaultOpen);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return [open ?? own, change];
}
