import fc from 'fast-check';
import { expect, test } from 'vitest';
import { airApprovalCeiling, approvalLimit, valueAfterChange } from './index.ts';

test('Q-134 the ceiling of air is rounded up to the cent', () => {
  expect(airApprovalCeiling(1000.01, 0.1)).toBe(1100.02);
  expect(airApprovalCeiling(1000, 0.1)).toBe(1100);
});
test('Q-135 the value after a change is rounded half-up', () => {
  expect(valueAfterChange(1000.01, 0.1)).toBe(1100.01);
  expect(valueAfterChange(1000.05, 0.1)).toBe(1100.06);
});
test('Q-041 a missing rule tolerates nothing', () => {
  expect(airApprovalCeiling(1000.01, null)).toBe(1000.01);
  expect(valueAfterChange(1000.01, null)).toBe(1000.01);
});
test.each([
  ['AEREO', 1100.02],
  ['HOTEL', 1100.01],
  ['CARRO', 1100.01],
  ['RODOVIARIO', 1100.01],
  ['OUTROS', 1100.01],
] as const)('Q-134 Q-135 the limit of %s is %d', (kind, limit) => expect(approvalLimit(kind, 1000.01, 0.1)).toBe(limit));
test('Q-134 the ceiling is never below the value after a change, and at most a cent above', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 10_000 }), (cents, parts) => {
      const [approved, tolerance] = [cents / 100, parts / 10_000];
      const above = airApprovalCeiling(approved, tolerance) - valueAfterChange(approved, tolerance);
      expect(above).toBeGreaterThanOrEqual(0);
      expect(above).toBeLessThan(0.0101);
    }),
  ));
