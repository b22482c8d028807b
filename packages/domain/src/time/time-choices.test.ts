import { expect, test } from 'vitest';
import { timeChoices } from './index.ts';

test('S-197 every 30 minutes from 00:00 to 23:30, 48 values', () => {
  const choices = timeChoices();
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
  expect(choices).toEqual(hours.flatMap((hour) => [`${hour}:00`, `${hour}:30`]));
  expect(choices).toHaveLength(48);
});
test.each([
  ['14:05', 29],
  ['00:01', 1],
  ['23:59', 48],
])('a stored %s is offered in its place', (kept, index) => {
  expect(timeChoices(kept)).toHaveLength(49);
  expect(timeChoices(kept)[index]).toBe(kept);
});
test.each(['14:00', '', null])('a stored %s adds nothing', (kept) => expect(timeChoices(kept)).toEqual(timeChoices()));
