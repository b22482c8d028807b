import { isCnpjText } from '../../cpf-cnpj/cpf-cnpj.ts';
import { parseCpfCnpj } from '../../cpf-cnpj/index.ts';
import { cnpjMask } from '../cnpj/index.ts';
import { cpfMask } from '../cpf/index.ts';
import { dispatchBy } from '../engine/dispatch.ts';
import { readsPasted } from '../engine/reads-pasted.ts';

/** CPF until the text holds a letter or more than eleven characters, CNPJ from there on. @see S-203, S-205 */
export const cpfCnpjMask = {
  mask: [cpfMask, cnpjMask],
  dispatch: dispatchBy((text) => (isCnpjText(text) ? 1 : 0)),
  prepare: readsPasted(parseCpfCnpj),
};
