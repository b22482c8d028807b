// The call of each peer, as in its own manual. Plain JavaScript: where the peers are not installed there are no types to check against.
import { formatCurrency, isValidCnpj, isValidCpf, isValidIe } from '@brazilian-utils/brazilian-utils';
import BrV from 'br-validations';
import { formatToBRL, isCNPJ as isBrazilianCnpj, isCPF as isBrazilianCpf } from 'brazilian-values';
import { cnpj, cpf } from 'cpf-cnpj-validator';
import { createPipe, PIPE_TYPE } from 'imask';
import inscricaoestadual from 'inscricaoestadual';
import { maskBr, validateBr } from 'js-brasil';
import { numericFormatter } from 'react-number-format';
import { isCNPJ, isCPF } from 'validation-br';

const imaskMoney = createPipe(
  {
    mask: 'R$ num',
    blocks: {
      num: { mask: Number, scale: 2, thousandsSeparator: '.', radix: ',', padFractionalZeros: true, min: Number.MIN_SAFE_INTEGER },
    },
  },
  PIPE_TYPE.TYPED,
);

const reactMoney = {
  prefix: 'R$ ',
  thousandSeparator: '.',
  decimalSeparator: ',',
  decimalScale: 2,
  fixedDecimalScale: true,
  allowNegative: true,
};

/** br-validations makes a validator for a state: one for each is enough. */
const brvStates = new Map();
function brvIe(text, uf) {
  let validator = brvStates.get(uf);
  if (!validator) {
    validator = BrV.ie(uf);
    brvStates.set(uf, validator);
  }
  return validator.validate(text);
}

export const PEERS = [
  {
    name: '@brazilian-utils/brazilian-utils',
    cpf: isValidCpf,
    cnpj: (text) => isValidCnpj(text),
    alphanumeric: (text) => isValidCnpj(text, { version: 2 }),
    ie: (value, stateCode) => isValidIe({ value, stateCode }),
    money: (value) => formatCurrency(value, { symbol: true }),
  },
  {
    name: 'cpf-cnpj-validator',
    cpf: (text) => cpf.isValid(text),
    cnpj: (text) => cnpj.isValid(text),
    alphanumeric: (text) => cnpj.isValid(text),
  },
  { name: 'br-validations', cpf: BrV.cpf.validate, cnpj: BrV.cnpj.validate, alphanumeric: BrV.cnpj.validate, ie: brvIe },
  { name: 'validation-br', cpf: isCPF, cnpj: isCNPJ, alphanumeric: isCNPJ },
  {
    name: 'js-brasil',
    cpf: validateBr.cpf,
    cnpj: validateBr.cnpj,
    alphanumeric: validateBr.cnpj,
    ie: (text, uf) => validateBr.inscricaoestadual(text, uf),
    money: (value) => maskBr.currency(value),
  },
  { name: 'inscricaoestadual', ie: inscricaoestadual },
  // Both format texts and cut the digits behind the cents; toFixed rounds first.
  { name: 'react-number-format', money: (value) => numericFormatter(value.toFixed(2), reactMoney) },
  { name: 'imask', money: (value) => imaskMoney(Number(value.toFixed(2))) },
  { name: 'brazilian-values', cpf: isBrazilianCpf, cnpj: isBrazilianCnpj, alphanumeric: isBrazilianCnpj, money: formatToBRL },
];
