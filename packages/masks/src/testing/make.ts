import { DIGITS, type Dice, dice, pick } from './dice.ts';

const TRIES = 2000;

/** What `make` returns, the first time that it is accepted. */
function firstOf(make: () => string, accepts: (text: string) => boolean, wanted: string): string {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const text = make();
    if (accepts(text)) return text;
  }
  throw new RangeError(`There is no ${wanted}.`);
}

/** The first of all ways to put digits at some positions that is accepted: the format itself knows its check digits. */
function withDigits(text: string, positions: readonly number[], accepts: (text: string) => boolean): string | undefined {
  const chars = [...text];
  for (let tried = 0; tried < 10 ** positions.length; tried += 1) {
    positions.forEach((at, index) => {
      chars[at] = String(Math.floor(tried / 10 ** index) % 10);
    });
    const made = chars.join('');
    if (accepts(made)) return made;
  }
  return undefined;
}

/**
 * A number that its format accepts.
 *
 * @param make a number, and the positions of its check digits, whatever stands there
 */
export function validNumber(make: () => { text: string; checks: readonly number[] }, accepts: (text: string) => boolean): string {
  const made = () => {
    const { text, checks } = make();
    return withDigits(text, checks, accepts) ?? '';
  };
  return firstOf(made, accepts, 'valid number');
}

function changed(roll: Dice, text: string, within: number): string {
  const at = roll(Math.min(within, text.length));
  return text.slice(0, at) + pick(roll, DIGITS, 1) + text.slice(at + 1);
}

/** A way to break each rule; not each try breaks it, so the format is asked. */
const BREAKS: Record<string, (roll: Dice, text: string) => string> = {
  characters: (roll, text) => {
    const at = roll(text.length);
    return `${text.slice(0, at)}#${text.slice(at + 1)}`;
  },
  length: (roll, text) => (roll(2) === 0 ? text.slice(0, roll(text.length)) : text + pick(roll, DIGITS, 1 + roll(3))),
  repeated_digits: (roll, text) => pick(roll, DIGITS, 1).repeat(text.length),
  check_digit: (roll, text) => changed(roll, text, text.length),
  // What a number begins with.
  prefix: (roll, text) => changed(roll, text, 4),
  area_code: (roll, text) => changed(roll, text, 2),
};

/**
 * A number that breaks a rule of its format.
 *
 * @param valid makes a number that the format accepts
 * Errors: `RangeError` when no number breaks the rule, such as the prefix of a state that allows any.
 */
export function invalidNumber(seed: number, problem: string, valid: (seed: number) => string, breaks: (text: string) => boolean): string {
  const roll = dice(seed);
  // Each time another valid number: what breaks one shape of a number may be right in another.
  return firstOf(() => BREAKS[problem]?.(roll, valid(roll(2 ** 31))) ?? '', breaks, `number that breaks the rule ${problem}`);
}
