import { expect, test } from 'vitest';
import { type QueryShape, readId, readOneOf, readQuery, readText, writeQuery } from './query-values.ts';

interface Values {
  readonly lista: 'a' | 'b';
  readonly termo: string;
  readonly cliente: number | null;
}

const SHAPE: QueryShape<Values> = {
  absent: { lista: 'a', termo: '', cliente: null },
  read: { lista: readOneOf(['a', 'b']), termo: readText, cliente: readId },
};

test('what was written is read as it was', () => {
  const values: Values = { lista: 'b', termo: 'são paulo & cia #1', cliente: 12 };
  expect(readQuery(SHAPE, new URLSearchParams(String(writeQuery(SHAPE, values))))).toEqual(values);
});

test('absent values are not written, and an empty query has them', () => {
  expect(String(writeQuery(SHAPE, SHAPE.absent))).toBe('');
  expect(readQuery(SHAPE, new URLSearchParams())).toEqual(SHAPE.absent);
});

test('a name that is not of the shape is not read', () => {
  expect(readQuery(SHAPE, new URLSearchParams('lista=b&outro=1'))).toEqual({ ...SHAPE.absent, lista: 'b' });
});

test.each(['0', '-1', '1e3', '1.5', '', ' 1', '12345678901'])('%j is no id', (text) => {
  expect(readId(text)).toBeUndefined();
});

test('a word that is not known is none', () => {
  expect(readOneOf(['a', 'b'])('c')).toBeUndefined();
  expect(readOneOf(['a', 'b'])('b')).toBe('b');
});
