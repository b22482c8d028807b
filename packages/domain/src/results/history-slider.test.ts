import fc from 'fast-check';
import { expect, test } from 'vitest';
import { historyPriceEnds, movedHandles, priceLabel } from './index.ts';

const ends = historyPriceEnds({ menorPreco: 90, maiorPreco: 500 });
test('S-073 the slider goes from the lowest price less 0.1 to the highest', () => {
  expect(ends).toEqual({ min: 89.9, max: 500 });
  expect(historyPriceEnds({ menorPreco: 0.3, maiorPreco: 0.3 })).toEqual({ min: 0.2, max: 0.3 });
});
test('S-073 an end with cents is labelled with its two decimals', () => {
  const { min, max } = historyPriceEnds({ menorPreco: 120, maiorPreco: 500 });
  expect([min, max].map(priceLabel)).toEqual(['119,90', '500,00']);
  expect(priceLabel(historyPriceEnds({ menorPreco: 120.15, maiorPreco: 500 }).min)).toBe('120,05');
});
test('S-073 the handles stay 50 apart', () => {
  expect(movedHandles({ min: 100, max: 200 }, 'min', 149, ends)).toEqual({ min: 149, max: 200 });
  expect(movedHandles({ min: 100, max: 200 }, 'min', 151, ends)).toEqual({ min: 150, max: 200 });
  expect(movedHandles({ min: 100, max: 200 }, 'max', 120, ends)).toEqual({ min: 100, max: 150 });
  expect(movedHandles({ min: 100, max: 200 }, 'max', 900, ends)).toEqual({ min: 100, max: 500 });
  expect(movedHandles({ min: 100, max: 200 }, 'min', -1, ends)).toEqual({ min: 89.9, max: 200 });
});
test('S-073 ends closer together than 50 hold the handles', () => {
  const narrow = { min: 90, max: 120 };
  expect(movedHandles(narrow, 'min', 110, narrow)).toEqual(narrow);
  expect(movedHandles(narrow, 'max', 100, narrow)).toEqual(narrow);
});
test('without a gap a handle stops at the other one and never crosses it', () => {
  expect(movedHandles({ min: 100, max: 200 }, 'min', 900, ends, 0)).toEqual({ min: 200, max: 200 });
  expect(movedHandles({ min: 100, max: 200 }, 'max', 90, ends, 0)).toEqual({ min: 100, max: 100 });
});
test('S-073 however they are moved, the handles stay within the ends and 50 apart', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.integer({ min: -100, max: 700 }))), (moves) => {
      const handles = moves.reduce((at, [moved, value]) => movedHandles(at, moved, value, ends), ends);
      expect(handles.min).toBeGreaterThanOrEqual(ends.min);
      expect(handles.max).toBeLessThanOrEqual(ends.max);
      expect(handles.max - handles.min).toBeGreaterThanOrEqual(50);
    }),
  ));
