import { type CepProblem, isCep, validateCep } from '../cep/index.ts';
import { DIGITS, dice, pick } from './dice.ts';
import { invalidNumber, validNumber } from './make.ts';

/** Eight digits from 01000000, the first CEP of all: the same for the same seed, a whole number. Whether it exists, only Correios know. */
export function validCep(seed: number): string {
  const roll = dice(seed);
  return validNumber(() => ({ text: String(1 + roll(99)).padStart(2, '0') + pick(roll, DIGITS, 6), checks: [] }), isCep);
}

/** A text for which `validateCep` returns the problem. */
export function invalidCep(seed: number, problem: CepProblem = 'length'): string {
  return invalidNumber(seed, problem, validCep, (text) => validateCep(text) === problem);
}
