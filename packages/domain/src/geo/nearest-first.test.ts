import { expect, test } from 'vitest';
import { nearestFirst } from './index.ts';

const at = (id: string, latitude: number | null, longitude: number | null) => ({ id, latitude, longitude });

test('S-078 hotels come by their distance from a point, as they were where it is the same, those without coordinates last', () => {
  // A degree of the equator is 111.19 km.
  const items = [
    at('far', 0, 1),
    at('nowhere', null, null),
    at('east', 0, 0.01),
    at('west', 0, -0.01),
    at('half', 0, null),
    at('here', 0, 0),
  ];
  const nearest = nearestFirst(items, { latitude: 0, longitude: 0 });
  expect(nearest.map(({ item, kilometres }) => [item.id, kilometres === null ? null : Math.round(kilometres * 100) / 100])).toEqual([
    ['here', 0],
    ['east', 1.11],
    ['west', 1.11],
    ['far', 111.19],
    ['nowhere', null],
    ['half', null],
  ]);
  expect(items[0]?.id).toBe('far');
});
