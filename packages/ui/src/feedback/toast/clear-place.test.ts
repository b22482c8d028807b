import { expect, test } from 'vitest';
import { clearPlace } from './clear-place.ts';

const screen = { top: 56, bottom: 760, left: 0, right: 1350 };
const size = { width: 384, height: 64 };
const across = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 1366 });

test.each([
  ['nothing is in the way', [], { top: 56, right: 0 }],
  ['something ends above it', [across(0, 48)], { top: 56, right: 0 }],
  ["a window's head is there", [across(17, 96)], { top: 96, right: 0 }],
  ['head and footer', [across(690, 760), across(17, 96)], { top: 96, right: 0 }],
  ['the gap above is too low', [across(90, 122)], { top: 122, right: 0 }],
  ['obstacles overlap', [across(40, 200), across(60, 80)], { top: 200, right: 0 }],
  ['there is room beside an action', [{ top: 80, bottom: 130, left: 1190, right: 1350 }], { top: 56, right: 160 }],
  ['beside two actions it would reach the left third', [{ top: 80, bottom: 130, left: 800, right: 1350 }], { top: 130, right: 0 }],
  [
    'the room beside an action is taken',
    [
      { top: 80, bottom: 130, left: 1190, right: 1350 },
      { top: 80, bottom: 130, left: 700, right: 900 },
    ],
    { top: 130, right: 0 },
  ],
])('as high as possible, then as far to the right: %s', (_case, obstacles, place) => {
  expect(clearPlace(size, screen, obstacles)).toEqual(place);
});

test('on a phone the box is as wide as the screen: it stands below', () => {
  const phone = { top: 56, bottom: 836, left: 8, right: 382 };
  expect(clearPlace({ width: 374, height: 64 }, phone, [{ top: 60, bottom: 110, left: 12, right: 200 }])).toEqual({ top: 110, right: 0 });
});

test('where there is room it leaves the actions of a window free, too, and where there is none what must stay clear', () => {
  const phone = { top: 56, bottom: 836, left: 8, right: 382 };
  const toast = { width: 374, height: 64 };
  const head = { top: 0, bottom: 110, left: 0, right: 390 };
  const button = { top: 120, bottom: 290, left: 12, right: 200 };
  expect(clearPlace(toast, phone, [head], [button])).toEqual({ top: 290, right: 0 });
  expect(clearPlace(toast, phone, [head, { ...head, top: 300, bottom: 836 }], [button])).toEqual({ top: 110, right: 0 });
});

test('without a clear place it stands where it covers the least', () => {
  expect(clearPlace({ width: 384, height: 600 }, screen, [across(200, 240), across(700, 760)])).toEqual({ top: 56, right: 0 });
  expect(clearPlace(size, screen, [across(0, 60), across(62, 800)])).toEqual({ top: 56, right: 0 });
  expect(clearPlace({ width: 384, height: 2000 }, screen, [])).toEqual({ top: 56, right: 0 });
});
