import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spaced } from './spaced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('B-042 a task runs at once, then once per interval, and no more when nobody asks', () => {
  const task = vi.fn();
  const { ask } = spaced(5000, task);
  ask();
  expect(task).toHaveBeenCalledTimes(1);
  for (let second = 0; second < 12; second++) {
    ask();
    vi.advanceTimersByTime(1000);
  }
  expect(task).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_000);
  expect(task).toHaveBeenCalledTimes(4);
});

test('B-042 what was asked for is not done after the end', () => {
  const task = vi.fn();
  const { ask, stop } = spaced(5000, task);
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(task).toHaveBeenCalledTimes(1);
});
