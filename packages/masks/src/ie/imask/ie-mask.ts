import { dispatchBy } from '../../engine/imask/dispatch.ts';
import { readsPasted } from '../../engine/imask/reads-pasted.ts';
import { formOf, formsOf } from '../ie.ts';
import { parseIe } from '../index.ts';

/**
 * The patterns of a state's registration; for a state with several the number of characters decides.
 * @param uf code of the state, in either case; without one nothing can be typed
 * @see S-229
 */
export function ieMask(uf: string | null | undefined) {
  const forms = formsOf(uf);
  return {
    prepare: readsPasted((text) => parseIe(text, uf)),
    // Only the pattern of SP's rural producers begins with a single character: the letter P.
    mask: forms.map(({ pattern }) => ({
      mask: pattern.replace(/^0-/, '#-'),
      definitions: { '#': /[Pp]/ },
      prepareChar: (char: string) => char.toUpperCase(),
    })),
    dispatch: dispatchBy((text) => {
      const chars = parseIe(text, uf);
      const form = formOf(forms, chars.length, chars.startsWith('P'));
      return form ? forms.indexOf(form) : -1;
    }),
  };
}
