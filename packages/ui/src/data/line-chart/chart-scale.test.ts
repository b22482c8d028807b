import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartMarks } from './chart-scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [37, [0, 10, 20, 30, 40]],
  [1204, [0, 500, 1000, 1500]],
])('the scale of %i is marked at %j', (most, marks) => {
  expect(chartMarks(most)).toEqual(marks);
});
test('a scale holds every count, in at most four steps', () =>
  fc.assert(
    fc.property(fc.nat(), (most) => {
      const marks = chartMarks(most);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(marks.length).toBeLessThanOrEqual(5);
    }),
  ));
