import { formatCnpj } from '@guiche/masks/cnpj';
import { formatCpf } from '@guiche/masks/cpf';
import { formatIe, isIe, UFS, type Uf } from '@guiche/masks/ie';
import { validIe } from '@guiche/masks/testing';

/** An input, and the right result for it. */
export interface Case<Input, Answer> {
  readonly input: Input;
  readonly expected: Answer;
}

export interface Registration {
  readonly text: string;
  readonly uf: Uf;
}

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Pseudo-random whole numbers below a limit, the same in every run. */
type Dice = (below: number) => number;

function dice(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function pick(roll: Dice, chars: string, length: number): string {
  return Array.from({ length }, () => chars[roll(chars.length)]).join('');
}

/** The characters and their check digit by modulus 11, with weights up to 9 or more, counted from the right. */
function withCheckDigit(chars: string, highest: number): string {
  const sum = [...chars].reduce(
    (total, char, index) => total + (char.charCodeAt(0) - 48) * (((chars.length - 1 - index) % (highest - 1)) + 2),
    0,
  );
  return `${chars}${((sum * 10) % 11) % 10}`;
}

function withCheckDigits(chars: string, highest: number): string {
  return withCheckDigit(withCheckDigit(chars, highest), highest);
}

/** One character replaced by another digit. */
function spoil(roll: Dice, text: string, at: number): string {
  return `${text.slice(0, at)}${(Number(text[at]) + 1 + roll(9)) % 10}${text.slice(at + 1)}`;
}

/**
 * As many valid as invalid ones, as many plain as formatted, in no order.
 *
 * Invalid ones have a wrong check digit, a wrong length or repeated digits. All specifications agree on these: inputs that one library
 * accepts on purpose and another does not, such as blanks around the number, are left out.
 */
function numbers(seed: number, count: number, make: (roll: Dice) => string, format: (text: string) => string): Case<string, boolean>[] {
  const roll = dice(seed);
  return Array.from({ length: count }, () => {
    const right = make(roll);
    const wrong = [
      () => spoil(roll, right, right.length - 1),
      () => spoil(roll, right, right.length - 1),
      () => spoil(roll, right, right.length - 2),
      () => spoil(roll, right, right.length - 2),
      () => right.slice(0, -1),
      () => `${right}${roll(10)}`,
      () => String(roll(10)).repeat(right.length),
    ];
    const expected = roll(2) === 0;
    const text = expected ? right : (wrong[roll(wrong.length)]?.() ?? '');
    return { input: roll(2) === 0 || text.length > right.length ? text : format(text), expected };
  });
}

export function cpfCases(count: number): Case<string, boolean>[] {
  return numbers(1, count, (roll) => withCheckDigits(pick(roll, DIGITS, 9), 12), formatCpf);
}

export function cnpjCases(count: number): Case<string, boolean>[] {
  return numbers(2, count, (roll) => withCheckDigits(pick(roll, DIGITS, 12), 9), formatCnpj);
}

export function alphanumericCases(count: number): Case<string, boolean>[] {
  const base = (roll: Dice) => `${pick(roll, LETTERS, 1)}${pick(roll, DIGITS + LETTERS, 11)}`;
  return numbers(3, count, (roll) => withCheckDigits(base(roll), 9), formatCnpj);
}

/** As many registrations of every state, valid ones and ones with a wrong digit, plain and formatted; our rules decide which. */
export function registrationCases(perState: number): Case<Registration, boolean>[] {
  const roll = dice(4);
  const cases = UFS.flatMap((uf) =>
    Array.from({ length: perState }, () => {
      const right = validIe(roll(2 ** 31), uf);
      const wrong = spoil(roll, right, right.length - 1 - roll(right.length - 1));
      const text = roll(2) === 0 ? right : wrong;
      return { input: { text: roll(2) === 0 ? text : formatIe(text, uf), uf }, expected: isIe(text, uf) };
    }),
  );
  // Sorted by state, a processor would learn which state comes next.
  return cases
    .map((entry) => ({ entry, rank: roll(2 ** 30) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** An amount's text without differences of style: the kind of blank, and the side of the symbol on which the minus stands. */
export function amountIn(text: string): string {
  return `${text.includes('-') ? '-' : ''}${text.replace(/[-\s]/g, '')}`;
}

/** Amounts from cents to thousands of millions: of whole cents, negative ones, results of a sum, and halves of a cent. */
export function moneyCases(count: number): Case<number, string>[] {
  const roll = dice(5);
  const amount = () => roll(10 ** (2 + roll(8))) / 100;
  const kinds = [amount, amount, amount, amount, amount, () => -amount(), () => amount() * 1.0738, () => (roll(10 ** 7) * 10 + 5) / 1000];
  return Array.from({ length: count }, () => {
    const input = kinds[roll(kinds.length)]?.() ?? 0;
    return { input, expected: amountIn(brl.format(input)) };
  });
}
