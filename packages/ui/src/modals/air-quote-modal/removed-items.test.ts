import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Removed, withoutRemoved, withRemoved } from './removed-items.ts';

/** Removes items by their present index, one after the other. */
function removeAll(list: readonly string[], indexes: readonly number[]) {
  const present = [...list];
  let removed: readonly Removed<string>[] = [];
  for (const index of indexes) {
    const at = index % present.length;
    const [item = ''] = present.splice(at, 1);
    removed = withRemoved(removed, at, item);
  }
  return { present, removed };
}

test.each([
  [
    [1, 0],
    ['A 0', 'B 0'],
  ],
  [
    [1, 1],
    ['B 1', 'C 1'],
  ],
  [[2], ['C 2']],
  [
    [0, 1],
    ['A 0', 'C 1'],
  ],
])('what was removed at %j stands where it was', (indexes, expected) => {
  expect(removeAll(['A', 'B', 'C'], indexes).removed.map(({ at, item }) => `${item} ${at}`)).toEqual(expected);
});

test('in whatever order items are removed and come back, the list is as it was', () => {
  const names = ['A', 'B', 'C', 'D', 'E'];
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 4 }), fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (indexes, order) => {
      const { present, removed } = removeAll(names, indexes);
      let left = removed;
      for (const pick of order) {
        const back = left[pick % Math.max(1, left.length)];
        if (!back) break;
        present.splice(back.at, 0, back.item);
        left = withoutRemoved(left, back);
      }
      expect(present).toEqual(names);
    }),
  );
});
