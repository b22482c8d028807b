import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, holdsFor } from '../test-support/laws.ts';
import {
  formatTicketNumber,
  isPartialTicketNumber,
  isTicketNumber,
  parseTicketNumber,
  ticketNumbers,
  validateTicketNumber,
} from './index.ts';

test.each([
  ['9572401118', undefined],
  ['957 2401118357', undefined],
  ['957-2401118357', undefined],
  ['AB12CD', undefined],
  ['', 'length'],
  [' - ', 'length'],
  ['957-2401118357/58', 'characters'],
  ['9572401118357/9572401118358', undefined],
  ['957-2401118357 / 957-2401118358', undefined],
  ['9572401118357/', 'length'],
  ['957.240', 'characters'],
  ['ção', 'characters'],
])('%j: %s', (text, problem) => {
  expect(validateTicketNumber(text)).toBe(problem);
  expect(isTicketNumber(text)).toBe(problem === undefined);
});
test.each([
  ['957 2401 118', '9572401118'],
  [' 957-2401118357 ', '9572401118357'],
  ['Bilhete', 'Bilhete'],
  ['Bilhete: 957-2401118357', '9572401118357'],
  ['957-2401118357 / 957-2401118358', '9572401118357/9572401118358'],
  ['/957//958', '957/958'],
  ['', ''],
])('S-225 %j means %j', (text, chars) => expect(parseTicketNumber(text)).toBe(chars));
test.each([
  ['9572401118', '957 2401118'],
  ['957-2401118357', '957 2401118357'],
  ['957', '957'],
  ['9572', '957 2'],
  ['957A24', '957A24'],
  ['9572401118357/9572401118358', '957 2401118357/957 2401118358'],
  [null, ''],
])('%j is shown as %j', (text, shown) => expect(formatTicketNumber(text)).toBe(shown));
test.each([
  ['', true],
  ['957 ', true],
  ['957/', true],
  ['957.', false],
])('%j can become a ticket number: %s', (text, answer) => expect(isPartialTicketNumber(text)).toBe(answer));
test('Q-195 the tickets of several travellers, each by itself', () => {
  expect(ticketNumbers(' 957-2401118357 / 9572401118358')).toEqual(['9572401118357', '9572401118358']);
  expect(ticketNumbers('957 2401118357')).toEqual(['9572401118357']);
});
test('S-227 any text: formatting twice changes nothing, letters and digits format back, and nothing throws', () =>
  fc.assert(
    fc.property(anyText, (text) => {
      holdsFor({ format: formatTicketNumber, parse: parseTicketNumber, is: isTicketNumber, validate: validateTicketNumber }, text);
      isPartialTicketNumber(text);
    }),
  ));
