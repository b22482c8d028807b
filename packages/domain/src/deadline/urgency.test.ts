import { expect, test } from 'vitest';
import { deadlineWording, urgencyOf } from './index.ts';

// Noon of the reader, wherever the test runs.
const now = new Date(2026, 10, 21, 12, 0, 0);
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

test.each([
  [-1 / 60, 'past'],
  [0, 'soon'],
  [120, 'soon'],
  [121, 'today'],
  [719, 'today'],
  [721, 'later'],
] as const)('B-040 %d minutes from noon are %s', (minutes, urgency) => expect(urgencyOf(inMinutes(minutes), now)).toBe(urgency));
test('B-040 no deadline is none, and the hours are a parameter', () => {
  expect(urgencyOf(null, now)).toBe('none');
  expect(urgencyOf(inMinutes(181), now, 3)).toBe('today');
  expect(urgencyOf(inMinutes(180), now, 3)).toBe('soon');
  expect(urgencyOf(inMinutes(30), now, 0)).toBe('today');
});

test.each([
  [36, 'vence_em', '36 min'],
  [130, 'vence_em', '2 h 10'],
  [125, 'vence_em', '2 h 05'],
  [120, 'vence_em', '2 h'],
  [359, 'vence_em', '5 h 59'],
  [390, 'vence_em', '6 h'],
  [47 * 60, 'vence_em', '47 h'],
  [76 * 60, 'vence_em', '3 d'],
  [-18 * 60 - 20, 'vencido_ha', '18 h'],
  [-1, 'vencido_ha', '1 min'],
] as const)('A-101 B-040 %d minutes: %s %s', (minutes, key, tempo) =>
  expect(deadlineWording(inMinutes(minutes), now)).toEqual({ key, params: { tempo } }),
);
test('A-101 the last minute and no deadline have words of their own: there is no "0 min"', () => {
  expect(deadlineWording(inMinutes(0.5), now)).toEqual({ key: 'vence_agora' });
  expect(deadlineWording(inMinutes(-0.5), now)).toEqual({ key: 'venceu_agora' });
  expect(deadlineWording(null, now)).toEqual({ key: 'sem_prazo' });
});
