import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../test-support/laws.ts';
import { formatTime, isPartialTime, isTime, parseTime, validateTime } from './index.ts';

const times = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

test.each([
  ['14:05', '14:05'],
  ['1405', '14:05'],
  ['9:30', '09:30'],
  ['9h30', '09:30'],
  ['14h', '14:00'],
  ['9h30min', '09:30'],
  ['14:05 h', '14:05'],
  ['09.30', '09:30'],
  [' 09:30 ', '09:30'],
  ['09:30:59', '09:30'],
  ['09:30:59.123', '09:30'],
  ['8:10 PM', '20:10'],
  ['08:10 p.m.', '20:10'],
  ['12:30 AM', '00:30'],
  ['8pm', '20:00'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
])('%j is %s', (text, time) => expect(parseTime(text)).toBe(time));
test.each([
  ['', undefined],
  ['23:59', undefined],
  ['24:00', 'hour'],
  ['2400', 'hour'],
  ['12:60', 'minute'],
  ['12', 'format'],
  ['12:5', 'format'],
  ['930', 'format'],
  ['012:30', 'format'],
  ['12:30:', 'format'],
  ['12:', 'format'],
  ['25h', 'hour'],
  ['meio-dia', 'format'],
  ['20:10 AM', 'format'],
])('%j: %s', (text, problem) => {
  expect(validateTime(text)).toBe(problem);
  expect(isTime(text)).toBe(text !== '' && problem === undefined);
  expect(parseTime(text) === null).toBe(!isTime(text));
});
test.each([
  ['1', '1'],
  ['14', '14'],
  ['140', '14:0'],
  ['14059', '14:05'],
  ['9:30', '09:30'],
  ['9h', '09:00'],
  ['2560', '25:60'],
  ['x', ''],
  ['', ''],
  [null, ''],
])('%j shows %j', (text, shown) => expect(formatTime(text)).toBe(shown));
test.each([
  ['', true],
  ['9', true],
  ['24', false],
  ['23', true],
  ['93', false],
  ['9:', true],
  ['9:3', true],
  ['9:6', false],
  ['140', true],
  ['146', false],
  ['14:05', true],
  ['14:05:', true],
  ['14:05:0', true],
  ['14:050', false],
  ['a', false],
])('%j can become a time: %s', (text, answer) => expect(isPartialTime(text)).toBe(answer));
test('S-227 a time that is shown is read back the same, its digits show the same, and its beginnings may become it', () =>
  fc.assert(
    fc.property(times, fc.nat(5), (time, length) => {
      const text = formatTime(time);
      expect(parseTime(text)).toBe(time);
      expect(formatTime(text)).toBe(text);
      expect(formatTime(text.replace(':', ''))).toBe(text);
      expect(isPartialTime(text.slice(0, length))).toBe(true);
    }),
  ));
test('S-227 formatting is idempotent, and no text makes it throw', () =>
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'01259:.h '), maxLength: 8 })), (text) => {
      const once = formatTime(text);
      expect(formatTime(once)).toBe(once);
      expect(parseTime(text) === null).toBe(!isTime(text));
      if (isTime(text)) expect(parseTime(once)).toBe(parseTime(text));
      if (isTime(text)) expect(isPartialTime(text)).toBe(true);
    }),
  ));
