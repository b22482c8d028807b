import { readsPasted } from '../../engine/imask/reads-pasted.ts';
import { parseLocator } from '../index.ts';

/** Six letters and digits, in upper case. @see Q-203 */
export const locatorMask = {
  mask: '******',
  definitions: { '*': /[0-9A-Za-z]/ },
  prepareChar: (char: string) => char.toUpperCase(),
  prepare: readsPasted(parseLocator),
};
