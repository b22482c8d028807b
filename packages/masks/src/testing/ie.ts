import { formsOf } from '../ie/ie.ts';
import { type IeProblem, isIe, type Uf, validateIe } from '../ie/index.ts';
import { ANY, type Form } from '../ie/rules.ts';
import { type Dice, dice, oneOf } from './dice.ts';
import { invalidNumber, validNumber } from './make.ts';

function digitsOf(roll: Dice, { length, starts }: Form): string {
  const start = starts.length > 0 ? oneOf(roll, starts) : [];
  return Array.from({ length }, (_, at) => {
    const value = start[at] ?? ANY;
    return value === ANY ? String(roll(10)) : String.fromCharCode(value + 48);
  }).join('');
}

/**
 * A registration that `isIe` accepts in a state, in any of the state's shapes: in SP also a rural producer's, which begins with P. The same for the
 * same seed, a whole number. It may be a real one.
 *
 * Errors: `RangeError` for a code that no state has.
 */
export function validIe(seed: number, uf: Uf): string {
  const roll = dice(seed);
  const make = () => {
    const form = oneOf(roll, formsOf(uf));
    return { text: digitsOf(roll, form), checks: form.checks.map(({ at }) => at - 1) };
  };
  return validNumber(make, (text) => isIe(text, uf));
}

/**
 * A text for which `validateIe` returns the problem in a state.
 *
 * Errors: `RangeError` where no number breaks the rule: a prefix in a state that allows any, zeros in a state whose other rules refuse them.
 */
export function invalidIe(seed: number, uf: Uf, problem: Exclude<IeProblem, 'state'> = 'check_digit'): string {
  const valid = (other: number) => validIe(other, uf);
  return invalidNumber(seed, problem, valid, (text) => validateIe(text, uf) === problem);
}
