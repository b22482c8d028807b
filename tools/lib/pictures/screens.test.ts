import { expect, test } from 'vitest';
import { ROUTES } from '../../../apps/backoffice/src/app/routes.ts';
import { SCREENS } from './screens.ts';

test('B-074 each route that has a screen has pictures', () => {
  const pictured = new Set(Object.values(SCREENS).map(({ path }) => path));
  expect([...ROUTES].filter(([path, { screen }]) => screen && !pictured.has(path)).map(([path]) => path)).toEqual([]);
  expect(pictured.size).toBeGreaterThan(3);
});
