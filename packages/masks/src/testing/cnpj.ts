import { type CnpjProblem, isCnpj, validateCnpj } from '../cnpj/index.ts';
import { DIGITS, type Dice, dice, pick } from './dice.ts';
import { invalidNumber, validNumber } from './make.ts';

export interface CnpjKind {
  /** With letters, as they are issued since July 2026; digits alone by default. */
  alphanumeric?: boolean | undefined;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The numeric one is a head office, whose branch is 0001. */
function base(roll: Dice, alphanumeric: boolean): string {
  return alphanumeric ? pick(roll, LETTERS, 1) + pick(roll, DIGITS + LETTERS, 11) : `${pick(roll, DIGITS, 8)}0001`;
}

/** Fourteen characters that `isCnpj` accepts: the same for the same seed, a whole number. It may be a real company's. */
export function validCnpj(seed: number, { alphanumeric = false }: CnpjKind = {}): string {
  const roll = dice(seed);
  return validNumber(() => ({ text: `${base(roll, alphanumeric)}00`, checks: [12, 13] }), isCnpj);
}

/** A text for which `validateCnpj` returns the problem. Repeated characters are digits, also among numbers with letters. */
export function invalidCnpj(seed: number, problem: CnpjProblem = 'check_digit', kind: CnpjKind = {}): string {
  const valid = (other: number) => validCnpj(other, kind);
  return invalidNumber(seed, problem, valid, (text) => validateCnpj(text) === problem);
}
