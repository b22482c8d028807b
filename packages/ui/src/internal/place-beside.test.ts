import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const window = { width: 1366, height: 768, seen: 768 };
const size = { width: 200, height: 100 };
const below = { side: 'bottom', align: 'start', gap: 4 } as const;
/** An anchor of 80 by 32. */
const at = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 32 });

test.each([
  ['below, at its left edge', at(100, 100), below, { left: 100, top: 136, bottom: 'auto', maxHeight: 624 }],
  ['below, at its right edge', at(600, 100), { ...below, align: 'end' }, { left: 480, top: 136, bottom: 'auto', maxHeight: 624 }],
  ['below, in its middle', at(600, 100), { ...below, align: 'center' }, { left: 540, top: 136, bottom: 'auto', maxHeight: 624 }],
  ['above it, hanging', at(600, 400), { ...below, side: 'top' }, { left: 600, top: 'auto', bottom: 372, maxHeight: 388 }],
  ['at its right', at(600, 400), { ...below, side: 'right' }, { left: 684, top: 400, bottom: 'auto', maxHeight: 752 }],
  [
    'at its left, by its lower edge',
    at(600, 400),
    { side: 'left', align: 'end', gap: 4 },
    { left: 396, top: 332, bottom: 'auto', maxHeight: 752 },
  ],
  ['above where below has no room', at(600, 700), below, { left: 600, top: 'auto', bottom: 72, maxHeight: 688 }],
  ['below where above has no room', at(600, 40), { ...below, side: 'top' }, { left: 600, top: 76, bottom: 'auto', maxHeight: 684 }],
  [
    'at the left where the right has no room',
    at(1200, 400),
    { ...below, side: 'right' },
    { left: 996, top: 400, bottom: 'auto', maxHeight: 752 },
  ],
  ['inside the window at its right edge', at(1280, 100), below, { left: 1158, top: 136, bottom: 'auto', maxHeight: 624 }],
  ['inside the window at its left edge', at(-20, 100), below, { left: 8, top: 136, bottom: 'auto', maxHeight: 624 }],
] as const)('stands %s', (_case, anchor, beside, place) => {
  expect(placeBeside(size, anchor, window, beside)).toEqual(place);
});

test('what fits on neither side gets the larger one, and its height', () => {
  const tall = { width: 200, height: 900 };
  expect(placeBeside(tall, at(100, 300), window, below)).toMatchObject({ top: 336, maxHeight: 424 });
  expect(placeBeside(tall, at(100, 500), window, below)).toMatchObject({ top: 'auto', maxHeight: 488 });
});

test('the keyboard of a phone takes the room below', () => {
  const phone = { width: 390, height: 844, seen: 500 };
  expect(placeBeside({ width: 300, height: 200 }, at(20, 400), phone, below)).toMatchObject({ top: 'auto', bottom: 448 });
});

test('whatever the anchor, a panel that fits into the window is in it', () => {
  const length = fc.integer({ min: 1, max: 340 });
  const beside = fc.record({
    side: fc.constantFrom('top', 'right', 'bottom', 'left'),
    align: fc.constantFrom('start', 'center', 'end'),
    gap: fc.constant(4),
  });
  fc.assert(
    fc.property(
      length,
      length,
      fc.integer({ min: 0, max: 1280 }),
      fc.integer({ min: 0, max: 730 }),
      beside,
      (width, height, left, top, wish) => {
        const place = placeBeside({ width, height }, at(left, top), window, wish);
        const shown = Math.min(height, place.maxHeight);
        const from = place.top === 'auto' ? window.height - Number(place.bottom) - shown : place.top;
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.left + width).toBeLessThanOrEqual(window.width - 8);
        expect(from).toBeGreaterThanOrEqual(8);
        expect(from + shown).toBeLessThanOrEqual(window.height - 8);
      },
    ),
  );
});
