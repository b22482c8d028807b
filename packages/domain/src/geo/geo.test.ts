import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from './index.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test('S-390 a degree of the equator is 60 minutes of arc, 69.09 miles', () => {
  const [here, there] = [at(0, 0), at(0, 1)];
  expect(distance(here, there, 'miles')).toBeCloseTo(60 * 1.1515, 9);
  expect(distance(here, there, 'kilometres')).toBeCloseTo(60 * 1.1515 * 1.609344, 9);
  expect(distance(here, there, 'nauticalMiles')).toBeCloseTo(60 * 1.1515 * 0.8684, 9);
  expect(distance(here, there)).toBe(distance(here, there, 'kilometres'));
});
test('S-390 São Paulo to Rio de Janeiro, and from pole to pole', () => {
  const angle = Math.acos(
    Math.sin((-23.5505 * Math.PI) / 180) * Math.sin((-22.9068 * Math.PI) / 180) +
      Math.cos((-23.5505 * Math.PI) / 180) * Math.cos((-22.9068 * Math.PI) / 180) * Math.cos(((46.6333 - 43.1729) * Math.PI) / 180),
  );
  const miles = ((angle * 180) / Math.PI) * 60 * 1.1515;
  expect(distance(at(-23.5505, -46.6333), at(-22.9068, -43.1729), 'miles')).toBeCloseTo(miles, 6);
  expect(Math.round(miles * 1.609344)).toBe(361);
  expect(distance(at(90, 0), at(-90, 77), 'miles')).toBeCloseTo(180 * 60 * 1.1515, 6);
});
test('a place is no distance from itself, and no place has none', () => {
  expect(distance(at(-23.5505, -46.6333), at(-23.5505, -46.6333))).toBe(0);
  expect(distance(at(Number.NaN, 0), at(0, 0))).toBeNaN();
});
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
test('S-390 as far there as back, never more than half round the globe, and no detour is shorter', () =>
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      expect(distance(a, b, 'miles')).toBeCloseTo(distance(b, a, 'miles'), 6);
      expect(distance(a, b, 'miles')).toBeLessThanOrEqual(180 * 60 * 1.1515);
      expect(distance(a, b)).toBeLessThanOrEqual(distance(a, c) + distance(c, b) + 0.001);
    }),
  ));
