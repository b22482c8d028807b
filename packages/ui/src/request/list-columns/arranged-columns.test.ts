import { expect, test } from 'vitest';
import { arrangedColumns, movedColumn, withColumn } from './arranged-columns.ts';

const ALL = ['a', 'b', 'c', 'd', 'e'] as const;

test.each([
  [['a', 'b', 'c', 'd', 'e'], 'abcde'],
  [['c', 'a'], 'cdeab'],
  [['b', 'd'], 'abcde'],
  [['e', 'b'], 'aebcd'],
  [['d'], 'abcde'],
] as const)('B-046 a hidden column is offered after the one that it follows at first: of %s', (shown, offered) => {
  expect(arrangedColumns(ALL, shown).join('')).toBe(offered);
});

test('B-046 a column comes back where it is offered, and the others stay in their order', () => {
  expect(withColumn(ALL, ['e', 'c', 'a'], 'd').join('')).toBe('ecda');
  expect(withColumn(ALL, ['c', 'b'], 'a').join('')).toBe('acb');
});

test('B-046 a column changes places with the shown one beside it; at the end it stays', () => {
  expect(movedColumn(['a', 'c', 'e'], 'c', 1)).toEqual(['a', 'e', 'c']);
  expect(movedColumn(['a', 'c', 'e'], 'c', -1)).toEqual(['c', 'a', 'e']);
  expect(movedColumn(['a', 'c', 'e'], 'a', -1)).toEqual(['a', 'c', 'e']);
  expect(movedColumn(['a', 'c', 'e'], 'e', 1)).toEqual(['a', 'c', 'e']);
});
