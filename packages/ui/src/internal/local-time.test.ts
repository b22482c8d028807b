import { expect, test } from 'vitest';
import { fromLocalTime, toLocalTime } from './local-time.ts';

test('a moment goes to the reader’s clock and back', () => {
  const instant = '2026-11-21T17:05:00.000Z';
  expect(fromLocalTime(toLocalTime(instant))).toBe(instant);
});

test('what is no moment is neither lost nor an error', () => {
  expect(toLocalTime(null)).toBeNull();
  expect(fromLocalTime(null)).toBeNull();
  expect(fromLocalTime('12/0')).toBe('12/0');
  expect(toLocalTime('12/0')).toBe('12/0');
});
