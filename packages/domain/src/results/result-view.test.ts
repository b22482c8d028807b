import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moreIsOffered, newResultView, refiltered, resorted, withMore } from './index.ts';

test('S-022 a list opens with 10 results and grows by 10; another filter or order goes back to the first 10', () => {
  const view = newResultView({ text: '' }, 'MENOR_PRECO');
  expect(view.shown).toBe(10);
  const more = withMore(withMore(view));
  expect(more).toEqual({ ...view, shown: 30 });
  expect(refiltered(more, { text: 'gol' })).toEqual({ filters: { text: 'gol' }, sort: 'MENOR_PRECO', shown: 10 });
  expect(resorted(more, 'ESCALAS')).toEqual({ filters: { text: '' }, sort: 'ESCALAS', shown: 10 });
});

test.each([
  [0, 10, false],
  [9, 10, false],
  [10, 10, false],
  [11, 10, true],
  [20, 20, false],
  [25, 20, true],
  // Fewer are shown than there are, but there are fewer than 10.
  [9, 5, false],
  [10, 5, true],
])('S-023 with %i filtered and %i shown, "load more" is offered: %s', (filtered, shown, offered) => {
  expect(moreIsOffered(filtered, { shown })).toBe(offered);
});
test('S-022 S-023 loading more as long as it is offered shows everything, and stops', () =>
  fc.assert(
    fc.property(fc.nat(500), (filtered) => {
      let view = newResultView(null, null);
      while (moreIsOffered(filtered, view)) view = withMore(view);
      expect(view.shown).toBeGreaterThanOrEqual(filtered);
      expect(view.shown - filtered).toBeLessThanOrEqual(10);
    }),
  ));
