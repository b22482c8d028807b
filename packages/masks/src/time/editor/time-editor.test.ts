import { expect, test } from 'vitest';
import { Field } from '../../test-support/field.ts';
import { timeEditor } from './index.ts';

test.each([
  ['|', '1405', '14:05|'],
  ['|', '14:05', '14:05|'],
  ['|', '930', '09:30|'],
  ['|', '9:30', '09:30|'],
  ['|', '1h30', '01:30|'],
  ['|', '0:30', '00:30|'],
  ['14:05|', '9', '14:05|'],
  ['|4:05', '1', '1|4:05'],
  ['1|4:05', '2', '12|:05'],
])('typed in %s: %s', (from, keys, to) => expect(new Field(timeEditor, from).type(keys).marked).toBe(to));
test.each([
  ['14:|05', '1|0:5'],
  ['09|', '0|'],
])('S-226 backspace in %s', (from, to) => expect(new Field(timeEditor, from).backspace().marked).toBe(to));
test.each([
  ['|', '9:30', '09:30|'],
  ['|', '14h05', '14:05|'],
  ['|', '09:30:00', '09:30|'],
  ['|14:05|', '0930', '09:30|'],
])('S-225 pasted in %s: %s', (from, text, to) => expect(new Field(timeEditor, from).paste(text).marked).toBe(to));
