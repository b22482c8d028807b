import type { Random } from './random.ts';

function checkDigit(digits: string, weights: readonly number[]): number {
  const rest = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** A CPF with right check digits: eleven digits, no punctuation. */
export function randomCpf(random: Random): string {
  const base = random.digits(9);
  const first = `${base}${checkDigit(base, CPF_WEIGHTS.slice(1))}`;
  return `${first}${checkDigit(first, CPF_WEIGHTS)}`;
}

/** The CNPJ of a head office with right check digits: fourteen digits, no punctuation. */
export function randomCnpj(random: Random): string {
  const base = `${random.digits(8)}0001`;
  const first = `${base}${checkDigit(base, CNPJ_WEIGHTS.slice(1))}`;
  return `${first}${checkDigit(first, CNPJ_WEIGHTS)}`;
}
