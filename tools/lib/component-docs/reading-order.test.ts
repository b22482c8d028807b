import { expect, test } from 'vitest';
import { type Box, inReadingOrder } from '../../../.storybook/docs/reading-order.ts';

const part = (name: string, left: number, top: number, width = 40, height = 20) => ({ name, box: { left, top, width, height } as Box });
const order = (parts: readonly { name: string; box: Box | undefined }[]) => inReadingOrder(parts).map(({ name }) => name);

test('parts are read row by row, each from the left', () =>
  expect(order([part('footer', 0, 80), part('right', 100, 2), part('left', 0, 0), part('middle', 50, 4)])).toEqual([
    'left',
    'middle',
    'right',
    'footer',
  ]));

test('a tall part is read with the row that it begins in, and what is below its middle is no part of that row', () =>
  expect(order([part('below', 0, 60), part('tall', 100, 0, 40, 200), part('title', 0, 0)])).toEqual(['title', 'tall', 'below']));

test('a part around others is read before them, and one that is not in the picture last', () =>
  expect(order([{ name: 'gone', box: undefined }, part('inner', 10, 10), part('window', 0, 0, 200, 200)])).toEqual([
    'window',
    'inner',
    'gone',
  ]));
