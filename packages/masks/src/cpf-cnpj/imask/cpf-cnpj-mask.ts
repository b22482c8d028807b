import { cnpjMask } from '../../cnpj/imask/index.ts';
import { cpfMask } from '../../cpf/imask/index.ts';
import { dispatchBy } from '../../engine/imask/dispatch.ts';
import { readsPasted } from '../../engine/imask/reads-pasted.ts';
import { isCnpjText } from '../cpf-cnpj.ts';
import { parseCpfCnpj } from '../index.ts';

/** CPF until the text holds a letter or more than eleven characters, CNPJ from there on. @see S-203, S-205 */
export const cpfCnpjMask = {
  mask: [cpfMask, cnpjMask],
  dispatch: dispatchBy((text) => (isCnpjText(text) ? 1 : 0)),
  prepare: readsPasted(parseCpfCnpj),
};
