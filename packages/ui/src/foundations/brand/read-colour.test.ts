import { formatHex } from 'culori';
import { expect, test } from 'vitest';
import { readColour } from './read-colour.ts';

test.each([
  ['#7a1fa2', '#7a1fa2'],
  [' 7A1FA2 ', '#7a1fa2'],
  ['#fc0', '#ffcc00'],
  ['#ffffff', '#ffffff'],
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ['oklch(45.201% 0.31321 264.05deg)', '#0000ff'],
  ['OKLCH(0.5 none none)', '#636363'],
])('%s is %s', (text, hex) => {
  expect(formatHex(readColour(text))).toBe(hex);
});

test.each([
  ['too few digits', '#12'],
  ['too many digits', '#1234567'],
  ['a word', 'azul'],
  ['a word that is a colour in CSS', 'blue'],
  ['another notation', 'rgb(1, 2, 3)'],
  ['a hue that is missing', 'oklch(0.5 0.1)'],
  ['not a number', 'oklch(um 0.1 300)'],
  ['half transparent', 'oklch(0.5 0.1 300 / 0.5)'],
  ['half transparent', '#7a1fa280'],
  ['nothing', ''],
])('%s is no colour: %s', (_case, text) => {
  expect(readColour(text)).toBeUndefined();
});
