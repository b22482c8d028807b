import { expect, test } from 'vitest';
import { exportedLiteral } from './literal-value.ts';
import { parse } from './syntax.ts';

test('what stands in the source is read, what has to be run is left out', () => {
  const { tree } = parse(
    `export const parts = [{ name: 'Label', at: \`label\`, needed: true, order: 2, example: <p>{'Tarifa'}</p> }, more] satisfies Parts;`,
    'a.tsx',
  );
  expect(exportedLiteral(tree, 'parts')).toEqual([{ name: 'Label', at: 'label', needed: true, order: 2, example: undefined }, undefined]);
  expect(exportedLiteral(tree, 'others')).toBeUndefined();
});
