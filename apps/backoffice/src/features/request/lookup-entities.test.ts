import { expect, test } from 'vitest';
import { entitiesOf } from './lookup-entities.ts';

test('the data of each item becomes an object; one that cannot be read does not spoil the list', () => {
  const items = [
    { id: '1', label: 'BRL', data: '{"id":1,"codigo":"BRL"}' },
    { id: '2', label: 'USD', data: '{"id":2' },
    { id: '3', label: 'EUR', data: '{"id":3,"codigo":"EUR"}' },
  ];
  expect(entitiesOf(items)).toEqual([
    { id: 1, codigo: 'BRL' },
    { id: 3, codigo: 'EUR' },
  ]);
});
