import type { MaskedDynamic } from 'imask';

type Dispatch = MaskedDynamic['dispatch'];

/**
 * imask's `dispatch` that picks one of several patterns by all that stands in the field.
 *
 * @param pick position of the pattern for the characters that are there or arrive, marks among them
 */
export function dispatchBy(pick: (chars: string) => number): Dispatch {
  return (appended, dynamic, _flags, tail) => dynamic.compiledMasks[pick(`${dynamic.rawInputValue}${appended}${tail}`)];
}
