import { parseLocator } from '../../locator/index.ts';
import { readsPasted } from '../engine/reads-pasted.ts';

/** Six letters and digits, in upper case. @see Q-203 */
export const locatorMask = {
  mask: '******',
  definitions: { '*': /[0-9A-Za-z]/ },
  prepareChar: (char: string) => char.toUpperCase(),
  prepare: readsPasted(parseLocator),
};
