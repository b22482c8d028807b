import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestPlace, placeAfterKey, type Scale } from './steps.ts';

const hours: Scale = { ends: { min: 0, max: 24 }, step: 1 };
const cents: Scale = { ends: { min: 89.9, max: 500.55 }, step: 1 };
const tenths: Scale = { ends: { min: 0, max: 1 }, step: 0.1 };

test.each([
  [hours, 7.4, 7],
  [hours, 7.6, 8],
  [hours, -3, 0],
  [hours, 99, 24],
  [cents, 89.94, 89.9],
  [cents, 89.96, 90],
  [cents, 500.2, 500],
  [cents, 500.3, 500.55],
  [tenths, 0.31, 0.3],
])('%j: the place nearest to %d is %d', (scale, value, place) => expect(nearestPlace(value, scale)).toBe(place));

test.each([
  ['ArrowRight', hours, 8, 9],
  ['ArrowLeft', hours, 8, 7],
  ['ArrowUp', hours, 24, 24],
  ['ArrowDown', hours, 8, 7],
  ['PageUp', hours, 8, 10],
  ['PageDown', hours, 1, 0],
  ['Home', hours, 8, 0],
  ['End', hours, 8, 24],
  ['Enter', hours, 8, undefined],
  ['ArrowRight', cents, 89.9, 90],
  ['ArrowRight', cents, 500, 500.55],
  ['ArrowLeft', cents, 500.55, 500],
  ['ArrowLeft', cents, 90, 89.9],
  ['PageUp', cents, 89.9, 130],
  ['ArrowRight', tenths, 0.2, 0.3],
  ['ArrowRight', tenths, 0.7, 0.8],
  ['ArrowLeft', tenths, 0.3, 0.2],
  ['PageUp', { ends: { min: 1, max: 5 }, step: 1 }, 2, 3],
])('%s on %j moves a handle at %d to %s', (key, scale, value, place) => expect(placeAfterKey(key, value, scale, false)).toBe(place));

test('from right to left the arrows to the sides change places, and no other key does', () => {
  const after = (key: string) => placeAfterKey(key, 8, hours, true);
  expect(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map(after)).toEqual([7, 9, 9, 7, 0, 24]);
});

test('an arrow leads on from every place until the end, and back to it', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: -50_000, max: 50_000 }),
      fc.integer({ min: 1, max: 5_000 }),
      fc.constantFrom(0.1, 0.25, 1, 5),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (low, length, step, part) => {
        const scale = { ends: { min: low / 100, max: (low + length) / 100 }, step };
        const from = nearestPlace(scale.ends.min + (part * length) / 100, scale);
        expect(nearestPlace(from, scale)).toBe(from);
        const up = placeAfterKey('ArrowRight', from, scale, false) ?? Number.NaN;
        if (from === scale.ends.max) expect(up).toBe(from);
        else {
          expect(up).toBeGreaterThan(from);
          expect(placeAfterKey('ArrowLeft', up, scale, false)).toBe(from);
        }
      },
    ),
  ));
