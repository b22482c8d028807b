import { type CpfProblem, isCpf, validateCpf } from '../cpf/index.ts';
import { DIGITS, dice, pick } from './dice.ts';
import { invalidNumber, validNumber } from './make.ts';

/** The digits of a CPF that `isCpf` accepts: the same for the same seed, a whole number. It may be a real person's. */
export function validCpf(seed: number): string {
  const roll = dice(seed);
  return validNumber(() => ({ text: pick(roll, DIGITS, 11), checks: [9, 10] }), isCpf);
}

/** Eleven digits or so for which `validateCpf` returns the problem. */
export function invalidCpf(seed: number, problem: CpfProblem = 'check_digit'): string {
  return invalidNumber(seed, problem, validCpf, (text) => validateCpf(text) === problem);
}
