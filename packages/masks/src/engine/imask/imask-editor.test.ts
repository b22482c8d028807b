import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateMask } from '../../date/imask/index.ts';
import { formatDate } from '../../date/index.ts';
import { dateTimeMask } from '../../date-time/imask/index.ts';
import { formatDateTime } from '../../date-time/index.ts';
import { integerMask } from '../../integer/imask/index.ts';
import { formatInteger, parseInteger } from '../../integer/index.ts';
import { locatorMask } from '../../locator/imask/index.ts';
import { formatLocator } from '../../locator/index.ts';
import { percentageMask } from '../../percentage/imask/index.ts';
import { formatPercentage, parsePercentage } from '../../percentage/index.ts';
import { rateMask } from '../../rate/imask/index.ts';
import { formatRate, parseRate } from '../../rate/index.ts';
import { Field } from '../../test-support/field.ts';
import { imaskEditor } from './index.ts';

const date = imaskEditor({ mask: dateMask, show: formatDate, overwrites: (text) => text.length === 10 });
const dateTime = imaskEditor({ mask: dateTimeMask, show: formatDateTime, overwrites: (text) => text.length === 16, wholeParts: true });
const locator = imaskEditor({ mask: locatorMask, show: formatLocator, overwrites: (text) => text.length === 6 });
const percent = imaskEditor({
  mask: percentageMask({ negative: true }),
  show: (text) => formatPercentage(parsePercentage(text), { suffix: false }),
  overwrites: (text, position) => /,\d\d$/.test(text) && position > text.indexOf(','),
});
const rate = imaskEditor({ mask: rateMask, show: (text) => formatRate(parseRate(text)) });

describe('S-226 dates: the caret stays beside what was edited, and a deletion goes over the separator', () => {
  test.each([
    ['|', '31122025', '31/12/2025|'],
    ['31/|', '1', '31/1|'],
    ['12|', '/', '12/|'],
    ['12|/03/2026', '4', '12/4|3/2026'],
    ['|12/03/2026', '3', '3|2/03/2026'],
    ['12/03/2026|', '9', '12/03/2026|'],
    ['12/|03|/2026', '11', '12/11|/2026'],
    ['1|', 'a', '1|'],
  ])('typed in %s: %s', (from, keys, to) => expect(new Field(date, from).type(keys).marked).toBe(to));
  test.each([
    ['12/|03/2026', '1|0/32/026'],
    ['12/0|3/2026', '12/|32/026'],
    ['12/03/2026|', '12/03/202|'],
    ['12/03/|', '12/0|'],
    ['|12/03/2026|', '|'],
  ])('backspace in %s', (from, to) => expect(new Field(date, from).backspace().marked).toBe(to));
  test('delete before a separator takes the digit behind it', () =>
    expect(new Field(date, '12|/03/2026').delete().marked.replace('/|', '|/')).toBe('12|/32/026'));
});

describe('S-225 pasted in one step, with or without punctuation', () => {
  test.each([
    [date, '31/12/2025', '31/12/2025|'],
    [date, '31122025', '31/12/2025|'],
    [date, '2025-12-31', '31/12/2025|'],
    [date, ' 31.12.2025 x', '31/12/2025|'],
    [date, '311220259999', '31/12/2025|'],
    [dateTime, '2025-12-31T14:05:00', '31/12/2025 14:05|'],
    [dateTime, '31/12/2025 14:05', '31/12/2025 14:05|'],
    [locator, ' abc-123 ', 'ABC123|'],
    [locator, 'abc1234', 'ABC123|'],
    [percent, '12.5%', '12,50|'],
    [rate, '5.4321', '5,432100|'],
  ])('%# %s', (editor, text, marked) => expect(new Field(editor).paste(text).marked).toBe(marked));
});

test.each([
  ['ABC|', 'd', 'ABCD|'],
  ['AB|C123', 'x', 'ABX|123'],
  ['ABC123|', 'x', 'ABC123|'],
  ['A|', '-é', 'A|'],
])('Q-203 typed in %s: %s', (from, keys, to) => expect(new Field(locator, from).type(keys).marked).toBe(to));

describe('S-221 a change on half a part is not taken', () => {
  test.each([['31/12/|20|25 14:05'], ['31/1|2/20|25 14:05']])('%s', (from) =>
    expect(new Field(dateTime, from).type('9').state.text).toBe('31/12/2025 14:05'),
  );
  test('a whole part is', () => expect(new Field(dateTime, '31/12/|2025| 14:05').type('2026').marked).toBe('31/12/2026| 14:05'));
});

describe('numbers are typed from the left', () => {
  test.each([
    [percent, '|', '12,5', '12,5|'],
    [percent, '|', '12.5', '12,5|'],
    [percent, '|', '12,555', '12,55|'],
    [percent, '|', '-3', '-3|'],
    [percent, '10|,00', ',', '10,|00'],
    [percent, '10,|00', '5', '10,5|0'],
    [percent, '1.2|34', '9', '12.9|34'],
    [rate, '|', '5,4321', '5,4321|'],
    [rate, '|', '-5', '5|'],
  ])('%# %s typed %s', (editor, from, keys, to) => expect(new Field(editor, from).type(keys).marked).toBe(to));
  test.each([
    ['1.|234', '|234'],
    ['1.2|34', '1|34'],
    ['12.345,6|', '12.345,|'],
    ['12,|5', '12|5'],
  ])('backspace in %s', (from, to) => expect(new Field(percent, from).backspace().marked).toBe(to));
});

describe('a key that is not taken leaves text and selection as they are', () => {
  const integer = imaskEditor({ mask: integerMask(), show: (text) => formatInteger(parseInteger(text)), isUnsigned: true });
  const share = imaskEditor({ mask: percentageMask(), show: (text) => formatPercentage(parsePercentage(text), { suffix: false }) });
  test.each([
    [share, '|10,00|', ' ', '5', '5|'],
    [share, '|10,00|', 'a', '5', '5|'],
    [share, '|10,00|', '%', '12,5', '12,5|'],
    [rate, '|5,432100|', 'R$ ', '5,4', '5,4|'],
    [integer, '|2|', ' ', '1', '1|'],
    [integer, '|2|', 'x', '10', '10|'],
    [locator, '|ABC123|', ' ', 'x', 'X|'],
  ])('%# %s %j', (editor, from, refused, keys, to) => {
    const field = new Field(editor, from).type(refused);
    expect(field.marked).toBe(from);
    expect(field.type(keys).marked).toBe(to);
  });
  test.each([
    [share, '|10,00|', ',5'],
    [share, '|10,00|', '.5'],
  ])('%# a comma begins the decimals in its place', (editor, from, keys) =>
    expect(parsePercentage(new Field(editor, from).type(keys).state.text)).toBe(0.5),
  );
  test.each([
    [share, '|10,00|', '5|'],
    [rate, '|5,000000|', '5|'],
    [integer, '|2|', '5|'],
  ])('%# a typed - is refused as negative, and so is what is typed behind it', (editor, from, to) => {
    const field = new Field(editor, from).type('-');
    expect([field.marked, field.refused]).toEqual([from, 'negative']);
    expect(field.type('5').marked).toBe(to);
    expect(field.refused).toBe('negative');
    expect(field.backspace().refused).toBeUndefined();
  });
  test('a digit behind the last decimal is told', () => {
    expect(new Field(share).type('12,55').refused).toBeUndefined();
    expect(new Field(share).type('12,555').refused).toBe('digit');
  });
});

const actions = fc.array(
  fc.oneof(
    fc.constantFrom(...'0123456789-,./: ax').map((key) => ({ act: 'type', text: key }) as const),
    fc.constantFrom({ act: 'backspace' } as const, { act: 'delete' } as const),
    fc.nat(16).map((to) => ({ act: 'move', to }) as const),
    fc.string({ unit: fc.constantFrom(...'0123456789/.,T: -a'), maxLength: 18 }).map((text) => ({ act: 'paste', text }) as const),
  ),
  { maxLength: 8 },
);
test.each([
  ['date', date, /^(\d\d\/){0,2}\d{0,4}$/],
  ['date-time', dateTime, /^[\d/]{0,10}( [\d:]{0,5})?$/],
  ['locator', locator, /^[0-9A-Z]{0,6}$/],
  ['percentage', percent, /^-?(\d{0,3}(\.\d{3})*)?(,\d{0,2})?$/],
])('S-226 %s: after any edits the text fits its mask and the caret stands in it', (_name, editor, fits) =>
  fc.assert(
    fc.property(actions, (steps) => {
      const field = new Field(editor);
      for (const step of steps) {
        if (step.act === 'type') field.type(step.text);
        else if (step.act === 'paste') field.paste(step.text);
        else if (step.act === 'move') {
          const start = Math.min(step.to, field.state.text.length);
          field.state = { text: field.state.text, start, end: start };
        } else field[step.act]();
        expect(field.state.text).toMatch(fits);
        expect(field.state.start).toBeLessThanOrEqual(field.state.text.length);
      }
    }),
  ),
);
