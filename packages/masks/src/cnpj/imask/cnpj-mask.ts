import { readsPasted } from '../../engine/imask/reads-pasted.ts';
import { parseCnpj } from '../index.ts';

/** `AA.AAA.AAA/AAAA-00`, letters in upper case. Whether the check digits are right is asked when it is saved. @see S-205 */
export const cnpjMask = {
  mask: '##.###.###/####-00',
  definitions: { '#': /[0-9A-Za-z]/ },
  prepareChar: (char: string) => char.toUpperCase(),
  prepare: readsPasted(parseCnpj),
};
