import { expect, test } from 'vitest';
import { waitingWording } from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

test.each([
  [1, '1 min'],
  [59, '59 min'],
  [180, '3 h'],
  [135, '2 h 15'],
  [3 * 24 * 60, '3 d'],
])('A-114 %d minutes: waits for %s', (minutes, tempo) =>
  expect(waitingWording(before(minutes), now)).toEqual({ key: 'aguarda_ha', params: { tempo } }),
);
test('A-114 in the first minute it waits since now, never for "0 min"', () => {
  expect(waitingWording(before(0.9), now)).toEqual({ key: 'aguarda_agora' });
  expect(waitingWording(before(-5), now)).toEqual({ key: 'aguarda_agora' });
});
