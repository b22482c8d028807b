import type { MaskedDynamic } from 'imask';

type Dispatch = MaskedDynamic['dispatch'];

/**
 * imask's `dispatch` that picks one of several patterns by all the characters in the field.
 *
 * @param pick index of the pattern for the characters in the field with those that are inserted, marks included
 */
export function dispatchBy(pick: (chars: string) => number): Dispatch {
  return (appended, dynamic, _flags, tail) => dynamic.compiledMasks[pick(`${dynamic.rawInputValue}${appended}${tail}`)];
}
