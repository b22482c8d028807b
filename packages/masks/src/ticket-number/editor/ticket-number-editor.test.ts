import { expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { ticketNumberEditor } from './index.ts';

test.each([
  ['|', '957 2401118357', '957 2401118357|'],
  ['957|', '2', '957 2|'],
  ['957 24|', 'a', '95724a|'],
  ['957| 24', ' ', '957 |24'],
  ['95|7 24', '1', '951| 724'],
  ['957 24|', '/', '957 24/|'],
  ['957 24/957|', '1', '957 24/957 1|'],
  ['957 24/|', '/', '957 24/|'],
])('typed in %s: %s', (from, keys, to) => expect(new Field(ticketNumberEditor, from).type(keys).marked).toBe(to));
test.each([
  ['957 |24', '95|2 4'],
  ['95724a|', '957 24|'],
  ['957 2|', '957|'],
  ['957 24/|', '957 24|'],
])('S-226 backspace in %s', (from, to) => expect(new Field(ticketNumberEditor, from).backspace().marked).toBe(to));
test.each([
  ['|', ' 957-2401118357 ', '957 2401118357|'],
  ['957|', ' 2401', '957 2401|'],
  ['|', '957-2401118357 / 957-2401118358', '957 2401118357/957 2401118358|'],
])('S-225 pasted in %s: %s', (from, text, to) => expect(new Field(ticketNumberEditor, from).paste(text).marked).toBe(to));
