import { isTicketNumber, type TicketNumberProblem, validateTicketNumber } from '../ticket-number/index.ts';
import { DIGITS, dice, pick } from './dice.ts';
import { invalidNumber, validNumber } from './make.ts';

/** Thirteen digits, as the airlines of IATA number their tickets: the same for the same seed, a whole number. */
export function validTicketNumber(seed: number): string {
  const roll = dice(seed);
  return validNumber(() => ({ text: pick(roll, DIGITS, 13), checks: [] }), isTicketNumber);
}

/** A text for which `validateTicketNumber` returns the problem. Only the empty text is too short. */
export function invalidTicketNumber(seed: number, problem: TicketNumberProblem = 'characters'): string {
  return invalidNumber(seed, problem, validTicketNumber, (text) => validateTicketNumber(text) === problem);
}
