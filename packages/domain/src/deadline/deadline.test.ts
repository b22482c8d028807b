import { expect, test } from 'vitest';
import { compareDeadlines, deadlineState, isToday } from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('A-101 a deadline ahead, past, and none', () => {
  expect(deadlineState('2026-11-21T12:00:01Z', now)).toBe('ahead');
  expect(deadlineState('2026-11-21T12:00:00Z', now)).toBe('ahead');
  expect(deadlineState('2026-11-21T11:59:59Z', now)).toBe('past');
  expect(deadlineState(null, now)).toBe('none');
});

test('A-100 earliest deadline first, none last', () => {
  const deadlines = [null, '2026-11-22T00:00:00Z', '2026-11-21T00:00:00Z', null];
  expect(deadlines.sort(compareDeadlines)).toEqual(['2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z', null, null]);
});

test('today is a calendar day of the reader', () => {
  expect(isToday(now.toISOString(), now)).toBe(true);
  expect(isToday(new Date(now.getTime() + 36 * 3_600_000).toISOString(), now)).toBe(false);
  expect(isToday(null, now)).toBe(false);
});
