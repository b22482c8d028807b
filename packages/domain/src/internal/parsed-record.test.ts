import { expect, test } from 'vitest';
import { parsedRecord } from './parsed-record.ts';

test('the object of a JSON text', () => {
  expect(parsedRecord('{"fee":35,"nested":{"list":[1]}}')).toEqual({ fee: 35, nested: { list: [1] } });
  expect(parsedRecord(' {} ')).toEqual({});
});

test.each([null, undefined, '', 'no JSON', '{"fee":', 'null', '42', '"text"', '[{"fee":35}]'])('%j holds no object', (text) =>
  expect(parsedRecord(text)).toBeNull(),
);
