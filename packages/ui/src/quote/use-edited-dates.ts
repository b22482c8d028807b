import { useRef } from 'react';

/**
 * Returns a function that puts what was typed into the form, and tells whether the dates are others than those that were counted last: then
 * the nights or days are to be counted anew. The dates as they were count nothing, so that a number that was typed over the count stays.
 *
 * The dates to compare with are those of the form where something else changed it since the last edit: it was reset, or another field was
 * typed in.
 * @param read the dates of the form in one text, whether complete or not
 */
export function useEditedDates(read: () => string) {
  const counted = useRef<string>(undefined);
  const left = useRef<string>(undefined);
  return function edit(change: () => void, canBeCounted: () => boolean): boolean {
    const before = read();
    if (before !== left.current) counted.current = before;
    change();
    left.current = read();
    if (left.current === counted.current || !canBeCounted()) return false;
    counted.current = left.current;
    return true;
  };
}
