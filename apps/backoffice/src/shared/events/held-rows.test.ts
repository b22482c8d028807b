import { expect, test } from 'vitest';
import { holdRows } from './held-rows.ts';

interface Row {
  readonly id: number;
  readonly place: string | null;
  readonly text: string;
}
const row = (id: number, place: string | null = 'hoje', text = '') => ({ id, place, text });
const hold = (before: readonly Row[], after: readonly Row[]) =>
  holdRows(before, after, { idOf: ({ id }) => id, placeOf: ({ place }) => place });

const [A, B, C] = [row(1), row(2), row(3)];

test.each([
  ['a change within a row is shown', [A, row(2, 'hoje', 'nova')], { shown: [A, row(2, 'hoje', 'nova')], added: 0, moved: false }],
  ['a row that comes waits', [C, A, B], { shown: [A, B], added: 1, moved: false }],
  ['a row that leaves stays', [A], { shown: [A, B], added: 0, moved: true }],
  ['a row that moves stays as it is', [A, row(2, 'amanhã', 'nova')], { shown: [A, B], added: 0, moved: true }],
  ['a row that the filters no longer let through stays', [A, row(2, null)], { shown: [A, B], added: 0, moved: true }],
  ['a new row that the filters do not let through is no news', [A, B, row(3, null)], { shown: [A, B], added: 0, moved: false }],
  [
    'with one that waits, another still changes',
    [C, row(1, 'hoje', 'nova'), B],
    { shown: [row(1, 'hoje', 'nova'), B], added: 1, moved: false },
  ],
] as const)('B-042 %s', (_case, after, held) => {
  expect(hold([A, B], after)).toEqual(held);
});

test('B-042 a filtered-out row changes and goes unheard, and comes when the filters let it through', () => {
  expect(hold([A, row(2, null)], [A, row(2, null, 'nova')])).toEqual({ shown: [A, row(2, null, 'nova')], added: 0, moved: false });
  expect(hold([A, row(2, null)], [A])).toMatchObject({ moved: false });
  expect(hold([A, row(2, null)], [A, B])).toEqual({ shown: [A, row(2, null)], added: 0, moved: true });
});
