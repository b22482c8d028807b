import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tickAfter } from './tick-after.ts';

const START = new Date('2026-11-24T12:00:00.000Z');
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000).toISOString();

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

/** The milliseconds after the start at which it ticks within a minute, when it is told of the moments `late` seconds after `present`. */
function ticksAt(moments: readonly (string | null)[], late = 0): number[] {
  const ticks: number[] = [];
  vi.setSystemTime(START.getTime() + late * 1000);
  tickAfter(moments, START, 30_000, () => ticks.push(Date.now() - START.getTime()));
  vi.advanceTimersByTime(60_000);
  return ticks;
}

test('S-052 Q-199 it ticks once, as soon as the earliest moment ahead has passed', () => {
  expect(ticksAt([at(20), null, at(7.5), at(-3)])).toEqual([7501]);
  expect(ticksAt([at(0)])).toEqual([1]);
  // Of a present moment that is older than the clock it makes up at once.
  expect(ticksAt([at(7)], 10)).toEqual([10_000]);
});
test('what has passed, is further off or is none leaves it alone', () => {
  for (const moments of [[], [null], [at(-1)], [at(30.001)]]) expect(ticksAt(moments)).toEqual([]);
});
test('a cancelled one never ticks', () => {
  const tick = vi.fn();
  tickAfter([at(5)], START, 30_000, tick)();
  vi.advanceTimersByTime(60_000);
  expect(tick).not.toHaveBeenCalled();
});
