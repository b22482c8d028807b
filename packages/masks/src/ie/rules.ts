import { mod11 } from '../internal/check-digit.ts';

/** The values of a number's characters. */
export type Values = Int32Array;

/** The check digit for a weighted sum; `values` are those of all characters, `written` is the check digit in the number. */
type Step = (sum: number, values: Values, written: number) => number;

export interface Check {
  /** The position of the check digit, counted from 1 as in the published rules. */
  readonly at: number;
  /** The weight of each character, from the first on; a character without a weight does not count. */
  readonly weights: Values;
  /** Default: modulus 11, where remainder 0 or 1 gives 0, any other 11 − remainder. */
  readonly step: Step | undefined;
  /** Whether the digits of each product are summed, not the products. */
  readonly crossSum?: boolean;
}

/** One shape of a state's registration. */
export interface Form {
  /** The pattern; `0` stands for a character. */
  readonly pattern: string;
  readonly length: number;
  /** The allowed beginnings, as values of characters; `ANY` stands for any digit. Absent when every beginning is allowed. */
  readonly starts: readonly (readonly number[])[];
  /** Whether it begins with a letter: only São Paulo's rural producers have one. */
  readonly rural: boolean;
  readonly checks: readonly Check[];
}

/** The value of a character is its ASCII code less 48, as for the digits: here that of the letter P of São Paulo's rural producers. */
export const P = 32;
/** Stands for any digit: the value of the dot in a beginning. */
export const ANY = -2;

/** Weights are written as one character each; `a` is 10, `b` is 11. */
function check(at: number, weights: string, step?: Step, crossSum = false): Check {
  return { at, weights: Int32Array.from(weights, (char) => Number.parseInt(char, 36)), step, crossSum };
}

function form(pattern: string, starts: string, ...checks: Check[]): Form {
  return {
    pattern,
    length: pattern.replace(/[^0]/g, '').length,
    starts: starts === '' ? [] : starts.split(' ').map((start) => [...start].map((char) => char.charCodeAt(0) - 48)),
    rural: starts.startsWith('P'),
    checks,
  };
}

/** The rule of most states: weights 9 to 2 on eight digits, modulus 11. */
const standard = (pattern: string, starts = '') => form(pattern, starts, check(9, '98765432'));

/** Modulus 11 with 0 for the result 10 and 1 for the result 11. */
const beyond9: Step = (sum) => (11 - (sum % 11)) % 10;
const modulus10 = (sum: number) => (10 - (sum % 10)) % 10;

/** The first eight digits as a number: some rules depend on its range. */
function number(values: Values): number {
  let total = 0;
  for (let index = 0; index < 8; index += 1) total = total * 10 + (values[index] ?? 0);
  return total;
}

const DECIDES_11: ReadonlySet<number> = new Set([6, 7, 9]);

/** Bahia calculates by modulus 11 when the deciding digit is 6, 7 or 9, by modulus 10 otherwise. */
const bahia =
  (deciding: number): Step =>
  (sum, values) =>
    DECIDES_11.has(values[deciding - 1] ?? 0) ? mod11(sum) : modulus10(sum);

/** Amapá has ranges of numbers, each with an addend of the sum and a digit for the result 11. */
const amapa: Step = (sum, values) => {
  const first8 = number(values);
  const [added, for11] = first8 < 3_017_001 ? [5, 0] : first8 < 3_019_023 ? [9, 1] : [0, 0];
  const digit = 11 - ((added + sum) % 11);
  return digit === 11 ? for11 : digit % 10;
};

/** Goiás once wrote 1 for the result 10 in a range of numbers; both digits occur there. */
const goias: Step = (sum, values, written) =>
  sum % 11 === 1 && written === 1 && number(values) >= 10_103_105 && number(values) <= 10_119_997 ? 1 : mod11(sum);

const saoPaulo: Step = (sum) => (sum % 11) % 10;
const roraima: Step = (sum) => sum % 9;

const twoOf13 = [check(12, '43298765432'), check(13, '543298765432')];

/**
 * The registration of each state: its shapes from the shortest to the longest, each with pattern, beginnings and check
 * digits in the order in which they are calculated.
 *
 * Published by SINTEGRA and the states' finance departments; the line of each state in the requirements, S-231 to S-257,
 * says which old rules are still in use.
 */
export const RULES = {
  AC: [form('00.000.000/000-00', '01', ...twoOf13)],
  AL: [standard('000000000', '24')],
  AP: [form('000000000', '03', check(9, '98765432', amapa))],
  AM: [standard('00.000.000-0')],
  BA: [
    form('000000-00', '', check(8, '765432', bahia(1)), check(7, '87654302', bahia(1))),
    form('0000000-00', '', check(9, '8765432', bahia(2)), check(8, '987654302', bahia(2))),
  ],
  CE: [standard('00000000-0')],
  DF: [form('00000000000-00', '', ...twoOf13)],
  ES: [standard('00000000-0')],
  GO: [form('00.000.000-0', '10 11 15 2', check(9, '98765432', goias))],
  MA: [standard('000000000', '12')],
  MT: [standard('00000000-0'), form('0000000000-0', '', check(11, '3298765432'))],
  MS: [standard('000000000', '28 50')],
  MG: [form('000.000.000/0000', '', check(12, '12112121212', modulus10, true), check(13, '32ba98765432'))],
  PA: [standard('00-000000-0', '15 75 76 77 78 79')],
  PB: [standard('00000000-0')],
  PR: [form('000.00000-00', '', check(9, '32765432'), check(10, '432765432'))],
  PE: [
    form('0000000-00', '', check(8, '8765432'), check(9, '98765432')),
    form('00.0.000.0000000-0', '', check(14, '5432198765432', beyond9)),
  ],
  PI: [standard('000000000')],
  RJ: [form('00.000.00-0', '', check(8, '2765432'))],
  RN: [standard('00.000.000-0', '20'), form('00.0.000.000-0', '20', check(10, 'a98765432'))],
  RS: [form('000/0000000', '', check(10, '298765432'))],
  RO: [form('000.00000-0', '', check(9, '00065432', beyond9)), form('0000000000000-0', '', check(14, '6543298765432', beyond9))],
  RR: [form('00000000-0', '24', check(9, '12345678', roraima))],
  SC: [standard('000.000.000')],
  SP: [
    form('000.000.000.000', '', check(9, '1345678a', saoPaulo), check(12, '32a98765432', saoPaulo)),
    // The rural producer's: its first character is the letter P, which has no weight.
    form('0-00000000.0/000', 'P0', check(10, '01345678a', saoPaulo)),
  ],
  SE: [standard('00000000-0')],
  TO: [standard('00.000.000-0'), form('00000000000', '..01 ..02 ..03 ..99', check(11, '9800765432'))],
} as const satisfies Record<string, readonly Form[]>;
