import { expect, expectTypeOf, test } from 'vitest';
import { isCpf } from '../cpf/index.ts';
import { isIe } from '../ie/index.ts';
import { textOf } from './loose-text.ts';

test.each([
  ['a text', ' 12 ', ' 12 '],
  ['a number', 52998224725, '52998224725'],
  ['0', 0, '0'],
  ['null', null, ''],
  ['undefined', undefined, ''],
  ['NaN', Number.NaN, ''],
  ['infinity', Number.POSITIVE_INFINITY, ''],
  ['an object', {}, ''],
  ['an object that cannot be a text', Object.create(null), ''],
  ['a list with a text', ['52998224725'], ''],
  ['a symbol', Symbol('52998224725'), ''],
])('%s', (_name, value, text) => expect(textOf(value)).toBe(text));

test('is… narrows what it accepts, and leaves what it refuses as it was', () => {
  const narrowed = (text: string | null, typed: string, unknown: unknown, body: { cpf?: string | number | undefined }) => {
    if (isCpf(text)) expectTypeOf(text).toExtend<string>();
    else expectTypeOf(text).toEqualTypeOf<string | null>();
    if (isCpf(unknown)) expectTypeOf(unknown).toExtend<string | number>();
    else expectTypeOf(unknown).toEqualTypeOf<unknown>();
    if (!isCpf(typed)) expectTypeOf(typed).toEqualTypeOf<string>();
    expectTypeOf(typed).toEqualTypeOf<string>();
    if (isCpf(body.cpf)) expectTypeOf(body.cpf).toExtend<string | number>();
    else expectTypeOf(body.cpf).toEqualTypeOf<string | number | undefined>();
    if (isIe(text, 'SP')) expectTypeOf(text).toExtend<string>();
  };
  expect(() => narrowed(null, '', {}, {})).not.toThrow();
});

test('a variable of what was accepted takes any other text', () => {
  const text: string | null = '529.982.247-25';
  if (!isCpf(text)) throw new Error('refused');
  let next = text;
  next = 'x';
  expect(next).toBe('x');
});

test('a list is filtered and narrowed at once', () => {
  const accepted = ['529.982.247-25', null, '1'].filter(isCpf);
  expectTypeOf(accepted).toExtend<string[]>();
  expect(accepted).toEqual(['529.982.247-25']);
});
