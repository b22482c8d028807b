import { expect, test } from 'vitest';
import { idleLimits, idleState } from './idle.ts';

const limits = idleLimits(undefined, undefined);
const MINUTE = 60_000;

test.each([
  ['just after an input', 0, { kind: 'active' }],
  ['before the fifteen minutes are over', 15 * MINUTE - 1, { kind: 'active' }],
  ['after fifteen minutes', 15 * MINUTE, { kind: 'warning', seconds: 60 }],
  ['within the countdown', 15 * MINUTE + 30_500, { kind: 'warning', seconds: 30 }],
  ['in its last moment', 16 * MINUTE - 1, { kind: 'warning', seconds: 1 }],
  ['when the countdown ends', 16 * MINUTE, { kind: 'over' }],
  ['after a night in standby', 600 * MINUTE, { kind: 'over' }],
])('A-190 A-191 %s', (_case, passed, state) => {
  expect(idleState(1_000_000, 1_000_000 + passed, limits)).toEqual(state);
});

test('A-190 both times are settings of the build; nonsense falls back', () => {
  expect(idleLimits('1', '10')).toEqual({ idleMs: MINUTE, countdownMs: 10_000 });
  expect(idleLimits('0', 'x')).toEqual(limits);
  expect(idleLimits('-5', '')).toEqual(limits);
});
