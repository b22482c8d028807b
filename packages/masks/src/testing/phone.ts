import { isPhone, type PhoneProblem, validatePhone } from '../phone/index.ts';
import { DIGITS, type Dice, dice, pick } from './dice.ts';
import { invalidNumber, validNumber } from './make.ts';

function phone(seed: number, number: (roll: Dice) => string): string {
  const roll = dice(seed);
  return validNumber(() => ({ text: String(11 + roll(89)) + number(roll), checks: [] }), isPhone);
}

/** Area code and number of a mobile phone, eleven digits: the same for the same seed, a whole number. It may be a real one. */
export function validMobile(seed: number): string {
  return phone(seed, (roll) => `9${pick(roll, DIGITS, 8)}`);
}

/** Area code and number of a landline, ten digits: the same for the same seed, a whole number. It may be a real one. */
export function validLandline(seed: number): string {
  return phone(seed, (roll) => pick(roll, '2345', 1) + pick(roll, DIGITS, 7));
}

/** A text for which `validatePhone` returns the problem. */
export function invalidPhone(seed: number, problem: PhoneProblem = 'prefix'): string {
  const valid = (other: number) => (other % 2 === 0 ? validMobile(other) : validLandline(other));
  return invalidNumber(seed, problem, valid, (text) => validatePhone(text) === problem);
}
