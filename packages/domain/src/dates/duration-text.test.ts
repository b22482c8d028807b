import { expect, test } from 'vitest';
import { durationText } from './index.ts';

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [65, '1 h 05'],
  [355, '5 h 55'],
  [1560, '26 h'],
])('a duration of %i minutes reads %j', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
