import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientTotal } from './index.ts';

/** A sum is quick: a hundred of them for each run of a law, a million when everything is run thoroughly. */
const SUMS = 100 * (fc.readConfigureGlobal().numRuns ?? 100);

/** Numbers that repeat from run to run (mulberry32). */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Thousandths, rounded half-up to cents without any fraction: away from zero, as amounts are. */
function centsOf(thousandths: bigint): bigint {
  const size = thousandths < 0n ? -thousandths : thousandths;
  const cents = (size + 5n) / 10n;
  return thousandths < 0n ? -cents : cents;
}

/** A whole number of cents as the number that its decimal text means. */
function amount(cents: bigint): number {
  const size = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return Number(`${cents < 0n ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`);
}

test('Q-116 Q-117 random totals agree to the cent with sums of whole thousandths', () => {
  const roll = dice(117);
  let wrong = 0;
  for (let sum = 0; sum < SUMS; sum += 1) {
    const parts = Array.from({ length: 7 }, () => (roll(2) === 0 ? roll(2_000_000_000) : roll(100_000)) - (roll(8) === 0 ? 50_000 : 0));
    const [tarifa = 0, markup = 0, taxaExtra = 0, taxas = 0, fee = 0, iss = 0, duRav = 0] = parts.map((part) => part / 1000);
    const exact = parts.reduce((total, part) => total + BigInt(part), 0n);
    // -0 and 0 are one amount.
    if (clientTotal({ tarifa, markup, taxaExtra, taxas, fee, iss, duRav }) + 0 !== amount(centsOf(exact)) + 0) wrong += 1;
  }
  expect(wrong).toBe(0);
});
