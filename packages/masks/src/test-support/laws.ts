import fc from 'fast-check';
import { expect } from 'vitest';

/** Any text: letters of every script, marks, digits, halves of surrogate pairs. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'0123456789.-/() +*AaZz%R$,') }),
);

interface CodeFormat {
  format: (text: string) => string;
  parse: (text: string) => string;
  is: (text: string) => boolean;
  validate: (text: string) => string | undefined;
}

/** What holds for every code and any text; asks all of it once. @see S-227 */
export function holdsFor({ format, parse, is, validate }: CodeFormat, text: string): void {
  const shown = format(text);
  expect(format(shown)).toBe(shown);
  expect(format(parse(text))).toBe(shown);
  expect(parse(shown)).toBe(parse(text));
  expect(is(text)).toBe(validate(text) === undefined);
  if (is(text)) expect(is(shown)).toBe(true);
}
