import { expect, test } from 'vitest';
import { isInBrazil } from './index.ts';

test.each([
  ['GRU', true],
  ['REC', true],
  ['FEN', true],
  ['RBR', true],
  ['CZS', true],
  ['STM', true],
  ['EZE', false],
  ['MVD', false],
  ['MIA', false],
  ['CAY', false],
  ['QQQ', undefined],
  [null, undefined],
])('B-016 airport %s is in Brazil: %s', (iata, inside) => expect(isInBrazil(iata)).toBe(inside));
