import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMoney } from '../money/index.ts';
import { Field } from '../test-support/field.ts';
import { amountEditor, editBetween } from './index.ts';

const money = amountEditor();
const signed = amountEditor({ negative: true });

test('S-211 digits fill from the cents, dot for thousands and comma for decimals', () => {
  expect(new Field(money).type('1').marked).toBe('0,01|');
  expect(new Field(money).type('12345').marked).toBe('123,45|');
  expect(new Field(money).type('123456').marked).toBe('1.234,56|');
});
test.each([
  ['a zero', '0', '0,00|'],
  ['letters', 'a1b2 3', '1,23|'],
  ['leading zeros', '0012', '0,12|'],
])('typing %s', (_case, keys, marked) => expect(new Field(money).type(keys).marked).toBe(marked));

test.each([
  ['35,5', '35000', '350,00|'],
  ['35,', '350', '3,50|'],
  ['35,50', '1250', '12,50|'],
  ['1.250', '135000', '1.350,00|'],
  ['1.250', '7,5', '7,5|'],
  [',5', '20', '0,20|'],
])('S-211 what is typed over the whole of %s begins anew, as in an empty field: %s', (before, keys, marked) => {
  expect(new Field(money).type(keys).marked).toBe(marked);
  expect(new Field(money).type(before).selectAll().type(keys).marked).toBe(marked);
  expect(new Field(money).type(before).selectAll().backspace().marked).toBe('|');
});

describe('S-226 in the middle, the caret stays beside what was edited', () => {
  test.each([
    ['1.2|34,56', '9', '12.9|34,56'],
    ['|1.234,56', '9', '9|1.234,56'],
    ['1.234|,56', '9', '12.349|,56'],
    ['1.234,|56', '9', '12.349|,56'],
    ['1.234,5|6', '9', '12.345,9|6'],
    ['|2|34,56', '9', '9|34,56'],
  ])('typed in %s: %s', (from, key, to) => expect(new Field(money, from).type(key).marked).toBe(to));
  test.each([
    ['1.234,5|6', '123,4|6'],
    ['1.234,|56', '123|,56'],
    ['1.|234,56', '|234,56'],
    ['1.2|34,56', '1|34,56'],
    ['1.234,56|', '123,45|'],
    ['|1.234|,56', '0|,56'],
    ['0,0|5', '0,|05'],
    ['0,|05', '|0,05'],
    ['0,50|', '0,05|'],
    ['0,05|', '|'],
    ['0,00|', '|'],
    ['|1.234,56|', '|'],
    ['|1.234,56', '|1.234,56'],
  ])('backspace in %s', (from, to) => expect(new Field(money, from).backspace().marked).toBe(to));
  test.each([
    ['1|.234,56', '1|34,56'],
    ['1.234|,56', '123,4|6'],
    ['|1.234,56', '|234,56'],
    ['1.234,56|', '1.234,56|'],
    ['|0,05', '0|,05'],
    ['0|,05', '0,0|5'],
    ['0,0|5', '|'],
  ])('delete in %s', (from, to) => expect(new Field(money, from).delete().marked).toBe(to));
  test('a digit taken out can be put back where it was', () => {
    expect(new Field(money, '1.234,|56').backspace().type('4').marked).toBe('1.234|,56');
    expect(new Field(money, '10|,00').backspace(2).type('2').marked).toBe('2|,00');
  });
});

describe('S-225 a pasted amount is read for what it means, in one step', () => {
  test.each([
    ['|', 'R$ 1.234,56', '1.234,56|'],
    ['|', '1,234.56', '1.234,56|'],
    ['|', '1234.56', '1.234,56|'],
    ['|', '1234.5', '1.234,50|'],
    ['|', '1234', '1.234,00|'],
    ['|9,99|', '  1234,5 ', '1.234,50|'],
    ['0,05|', '1.234,56', '1.234,56|'],
    ['|', 'valor: 12,5', '12,50|'],
    ['|', 'BRL 350', '350,00|'],
    ['|', '1.250,00 reais', '1.250,00|'],
    ['|', 'Milhas: 12,50', '12,50|'],
    ['|', '10 min', '10,00|'],
    ['|', 'Total 1234', '1.234,00|'],
    ['1,00|', '23', '23,00|'],
    ['1|,00', '0,5', '0,50|'],
    ['12,|', '7', '7,00|'],
  ])('%s, pasted %s', (from, text, to) => expect(new Field(money, from).paste(text).marked).toBe(to));
  test('a whole amount that comes at once without a paste is read too', () =>
    expect(new Field(money).insert('1234.5').marked).toBe('1.234,50|'));
});

describe('a typed comma ends the whole part', () => {
  test.each([
    ['0,5', '0,5|'],
    ['0,50', '0,50|'],
    [',5', '0,5|'],
    ['12,', '12,|'],
    ['12,5', '12,5|'],
    ['12.5', '12,5|'],
    ['1234,56', '1.234,56|'],
    ['1.234,56', '1.234,56|'],
    ['12,,5', '12,5|'],
    ['12,567', '12,56|'],
  ])('%s', (keys, marked) => expect(new Field(money).type(keys).marked).toBe(marked));
  test('what stands behind it is taken back digit by digit, and without the comma the digits fill from the cents again', () => {
    const field = new Field(money).type('12,5');
    expect(field.backspace().marked).toBe('12,|');
    expect(field.backspace().marked).toBe('0,12|');
    expect(field.backspace(2).marked).toBe('|');
    expect(new Field(money).type('0,').backspace().marked).toBe('|');
  });
  test('in the middle it moves the caret over the comma that is there, and changes nothing elsewhere', () => {
    expect(new Field(money, '1.234|,56').type(',').marked).toBe('1.234,|56');
    expect(new Field(money, '1.2|34,56').type(',').marked).toBe('1.2|34,56');
  });
  test('an edit at another place counts the missing decimals as zeros', () => {
    expect(new Field(money, '1|2,').type('9').marked).toBe('19|2,00');
    expect(new Field(money, '1|2,5').backspace().marked).toBe('|2,50');
    expect(new Field(signed, '1|2,5').type('-').marked).toBe('-1|2,50');
  });
  test('S-214 not beyond the cap', () => {
    const capped = new Field(amountEditor({ cap: 100 })).type('12');
    expect(capped.type('3,').marked).toBe('1,23|');
    expect(capped.refused).toBe('limit');
    expect(new Field(amountEditor({ cap: 100 })).type('100,01').marked).toBe('100,0|');
  });
  test('without decimals there is no comma', () => expect(new Field(amountEditor({ fraction: 0 })).type('12,5').marked).toBe('125|'));
});

describe('S-211 behind a typed comma a digit too many is refused, and digits alone fill from the cents', () => {
  test.each([
    ['|', '1234,567', '1.234,56|', 'digit'],
    ['|89,90|', '89,905', '89,90|', 'digit'],
    ['|', '1234.567', '1.234,56|', 'digit'],
    ['|', '0.905', '0,90|', 'digit'],
    ['|', '-1234,567', '-1.234,56|', 'digit'],
    ['|', '1234567', '12.345,67|', undefined],
    ['89,90|', '5', '899,05|', undefined],
  ])('in %s, %s', (from, keys, to, refused) => {
    const field = new Field(signed, from).type(keys);
    expect(field.marked).toBe(to);
    expect(field.refused).toBe(refused);
  });
  test('wherever among the decimals it is typed, and after the whole part was changed', () => {
    const field = new Field(money).type('12,34');
    field.state = { ...field.state, start: 4, end: 4 };
    expect(field.type('9').marked).toBe('12,3|4');
    expect(field.refused).toBe('digit');
    field.state = { ...field.state, start: 1, end: 1 };
    expect(field.type('9').marked).toBe('19|2,34');
    field.state = { ...field.state, start: 6, end: 6 };
    expect(field.type('5').marked).toBe('192,34|');
    expect(field.refused).toBe('digit');
  });
  test('a decimal is taken back, and another one typed in its place', () => {
    const field = new Field(money).type('12,56').backspace();
    expect(field.marked).toBe('12,5|');
    expect(field.type('7').marked).toBe('12,57|');
    expect(field.backspace(3).marked).toBe('0,12|');
    expect(field.type('3').marked).toBe('1,23|');
    field.state = { ...field.state, start: 0, end: 4 };
    expect(field.type('4567').marked).toBe('45,67|');
  });
  test('a second comma changes nothing', () => expect(new Field(money).type('12,34,').marked).toBe('12,34|'));
  test.each([
    ['1.234', '1.234,|'],
    ['12.344', '12.344,|'],
    ['1.234,5', '1.234,5|'],
    ['1.234.567,89', '1.234.567,89|'],
    ['1.234.5', '1.234,5|'],
  ])('a typed dot before three digits is one of thousands: %s', (keys, to) => expect(new Field(money).type(keys).marked).toBe(to));
  test('with three decimals the third is none', () =>
    expect(new Field(amountEditor({ fraction: 3 })).type('1.2345').marked).toBe('1,234|'));
});

describe('S-211 a key that is not taken leaves text and selection as they are, so that the digits behind it replace what is selected', () => {
  test.each([
    [' ', '12,00', '12,00|'],
    ['R$ ', '12,00', '12,00|'],
    ['=', '12,00', '12,00|'],
    ['+', '12,00', '12,00|'],
    ['x', '100', '1,00|'],
    ['a', '1', '0,01|'],
  ])('%j and %s', (refused, keys, to) => {
    const field = new Field(money, '|87,14|').type(refused);
    expect(field.marked).toBe('|87,14|');
    expect(field.type(keys).marked).toBe(to);
  });
  test.each([
    ['|87,14|', '.5', '0,5|'],
    ['|87,14|', ',5', '0,5|'],
    ['87|,14|', ',5', '87,5|'],
    ['-|87,14|', ',5', '-0,5|'],
  ])('a comma or a dot begins the decimals in place of what is selected: %s, %s', (from, keys, to) => {
    expect(new Field(signed, from).type(keys).marked).toBe(to);
  });
  test('what is pasted and refused leaves the selection, too', () =>
    expect(new Field(money, '|87,14|').paste('abc').type('5').marked).toBe('0,05|'));
});

describe('S-225 a pasted amount of another currency is refused', () => {
  const inCurrency = (currency: string, pasted: string) => {
    const field = new Field(amountEditor({ currency })).paste(pasted);
    return field.refused ?? field.state.text;
  };
  test.each([
    ['BRL', 'US$ 89,90', 'currency'],
    ['BRL', 'USD 100', 'currency'],
    ['BRL', 'usd 100', 'currency'],
    ['BRL', '100 USD', 'currency'],
    ['BRL', '€ 50,00', 'currency'],
    ['BRL', '50,00 €', 'currency'],
    ['BRL', 'EUR 50', 'currency'],
    ['BRL', 'Total: EUR 50,00', 'currency'],
    ['BRL', 'U$ 50', 'currency'],
    ['BRL', '£10', 'currency'],
    ['USD', 'R$ 89,90', 'currency'],
    ['USD', 'BRL 10', 'currency'],
    ['BRL', 'R$ 1.234,56', '1.234,56'],
    ['BRL', 'R$1.234,56', '1.234,56'],
    ['BRL', 'BRL 10', '10,00'],
    ['BRL', '10 BRL', '10,00'],
    ['BRL', '$ 10', '10,00'],
    ['BRL', 'TarifaR$ 10', '10,00'],
    ['BRL', 'BRL10', '10,00'],
    ['BRL', 'Total RS10', '10,00'],
    ['BRL', '10BRL', '10,00'],
    ['BRL', 'Tarifa10,00', '10,00'],
    ['BRL', '10,00cada', '10,00'],
    ['BRL', 'Fee 10', '10,00'],
    ['BRL', 'taxa USD do dia: 10', '10,00'],
    ['BRL', '1.234,56', '1.234,56'],
    ['USD', 'US$ 89,90', '89,90'],
    ['USD', 'USD 89,90', '89,90'],
    ['USD', 'U$ 89,90', '89,90'],
    ['USD', '$89.90', '89,90'],
    ['EUR', '€ 50', '50,00'],
    ['EUR', '50 EUR', '50,00'],
    ['GBP', '£10', '10,00'],
    ['AUD', 'A$ 10', '10,00'],
    ['milhas', 'US$ 10', '10,00'],
  ])('%s: %s', (currency, pasted, result) => expect(inCurrency(currency, pasted)).toBe(result));
  test('without a currency of its own an amount takes any', () => expect(new Field(money).paste('US$ 89,90').marked).toBe('89,90|'));
});

describe('a pasted text is refused with its reason, and nothing changes', () => {
  test.each([
    ['-5', 'negative'],
    ['(1.000,00)', 'negative'],
    ['abc', 'text'],
    ['2 x 100,00', 'text'],
    ['LA3345', 'text'],
    ['Voo TAM3345', 'text'],
    ['HGDR12', 'text'],
    ['12a', 'text'],
    ['10 %', 'text'],
    ['1.5k', 'text'],
    ['R$ 1,5 mil', 'text'],
    ['R$ 12 mil', 'text'],
    ['12mil', 'text'],
    ['2 mi', 'text'],
    ['12,5 mil reais', 'text'],
    ['valor: 2 milhões', 'text'],
    ['1.000 milhas', 'text'],
    ['US$ 1.5M', 'text'],
    ['R$ 1,5\u00a0mi.', 'text'],
    ['1.23.4,5', 'text'],
    ['90.071.992.547.409,93', 'limit'],
    ['0,005', 'decimals'],
    ['R$ 1.234,567', 'decimals'],
    ['valor: 12.5678', 'decimals'],
  ])('%s: %s', (text, reason) => {
    const field = new Field(money, '|1,00|').paste(text);
    expect(field.state.text).toBe('1,00');
    expect(field.refused).toBe(reason);
  });
});

describe('the sign', () => {
  test('- turns it wherever the caret is, where negatives are allowed', () => {
    expect(new Field(signed).type('-').marked).toBe('-|');
    expect(new Field(signed).type('-5').marked).toBe('-0,05|');
    expect(new Field(signed, '1.2|34,56').type('-').marked).toBe('-1.2|34,56');
    expect(new Field(signed, '-1.2|34,56').type('-').marked).toBe('1.2|34,56');
    expect(new Field(signed, '-1,00|').type('+').marked).toBe('1,00|');
    expect(new Field(signed, '-|1,00').backspace().marked).toBe('|1,00');
    expect(new Field(signed).paste('-1.234,50').marked).toBe('-1.234,50|');
    expect(new Field(signed).type('-').backspace().marked).toBe('|');
  });
  test('S-211 where they are not, a typed - is refused as a pasted one is, and what is typed behind it is called negative', () => {
    const field = new Field(money, '|87,14|').type('-');
    expect(field.marked).toBe('|87,14|');
    expect(field.refused).toBe('negative');
    expect(field.type('5').marked).toBe('0,05|');
    expect(field.refused).toBe('negative');
    expect(field.type('x').type('0').marked).toBe('0,50|');
    expect(field.refused).toBe('negative');
    expect(field.backspace(2).refused).toBeUndefined();
    expect(field.type('5').refused).toBeUndefined();
  });
  test('another amount in its place is not', () => {
    const field = new Field(money).type('-5');
    field.state = { ...field.state, start: 0, end: 4 };
    expect(field.type('7').refused).toBeUndefined();
    expect(new Field(money, '5,00|').type('-').backspace().refused).toBeUndefined();
    expect(new Field(money).type('-').paste('7').refused).toBeUndefined();
  });
  test('a pasted negative is refused, not made positive, where they are not', () => {
    expect(new Field(money, '5,00|').type('-').marked).toBe('5,00|');
    const field = new Field(money, '|5,00|').paste('-1,00');
    expect(field.state.text).toBe('5,00');
    expect(field.refused).toBe('negative');
  });
});

test('S-214 what would pass the cap is not taken', () => {
  const capped = amountEditor({ cap: 1000 });
  const field = new Field(capped).type('100000');
  expect(field.marked).toBe('1.000,00|');
  expect(field.type('0').marked).toBe('1.000,00|');
  expect(field.refused).toBe('limit');
  expect(new Field(capped).paste('1000,01').marked).toBe('|');
});
test('an amount that a number cannot hold to the cent is not taken', () => {
  const field = new Field(money).type('9'.repeat(30));
  expect(parseMoney(field.state.text)).not.toBeNull();
  expect(field.refused).toBe('limit');
});
test('S-214 the decimals are two unless another number is asked for', () => {
  expect(new Field(amountEditor({})).type('1234').marked).toBe('12,34|');
  expect(new Field(amountEditor({ fraction: 3 })).type('1234').marked).toBe('1,234|');
  expect(new Field(amountEditor({ fraction: 0 })).type('1234').marked).toBe('1.234|');
  expect(new Field(amountEditor({ fraction: 3 })).type('1234').marked).toBe('1,234|');
});

const actions = fc.array(
  fc.oneof(
    fc.constantFrom(...'0123456789-,.').map((key) => ({ act: 'type', key }) as const),
    fc.constant({ act: 'backspace' } as const),
    fc.constant({ act: 'delete' } as const),
    fc.nat(20).map((to) => ({ act: 'move', to }) as const),
    fc.string({ unit: fc.constantFrom(...'0123456789.,R$ -'), maxLength: 12 }).map((text) => ({ act: 'paste', text }) as const),
  ),
  { maxLength: 12 },
);
test('S-227 S-226 after any edits the text is a formatted amount and the caret stands in it', () =>
  fc.assert(
    fc.property(actions, fc.boolean(), (steps, negative) => {
      const editor = negative ? signed : money;
      const field = new Field(editor);
      for (const step of steps) {
        if (step.act === 'type') field.type(step.key);
        else if (step.act === 'paste') field.paste(step.text);
        else if (step.act === 'move') {
          const start = Math.min(step.to, field.state.text.length);
          field.state = { text: field.state.text, start, end: start };
        } else field[step.act]();
        const { text, start } = field.state;
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start).toBeLessThanOrEqual(text.length);
        // `12,` and `12,5` are amounts whose decimals are still being typed.
        const complete = /,\d?$/.test(text) ? text.padEnd(text.indexOf(',') + 3, '0') : text;
        if (complete !== '-' && complete !== '-0,00') expect(editor.show(text)).toBe(complete);
      }
    }),
  ));
test('S-226 deleting from the end always comes to an empty field', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), fc.nat(15), (cents, caret) => {
      const text = money.show(String(cents / 100));
      const field = new Field(money, `${text.slice(0, caret)}|${text.slice(caret)}`);
      field.backspace(30).delete(30);
      expect(field.state.text).toBe('');
    }),
  ));

describe('editBetween finds what was done', () => {
  test.each([
    [
      'a digit beside an equal one',
      { text: '11', start: 1, end: 1 },
      '111',
      2,
      { start: 1, removed: '', inserted: '1', direction: 'none' },
    ],
    ['backspace', { text: '11', start: 2, end: 2 }, '1', 1, { start: 1, removed: '1', inserted: '', direction: 'backward' }],
    ['delete', { text: '11', start: 0, end: 0 }, '1', 0, { start: 0, removed: '1', inserted: '', direction: 'forward' }],
    ['a selection replaced', { text: '1234', start: 1, end: 3 }, '194', 2, { start: 1, removed: '23', inserted: '9', direction: 'none' }],
    ['a word deleted', { text: '12 34', start: 5, end: 5 }, '12 ', 3, { start: 3, removed: '34', inserted: '', direction: 'backward' }],
    [
      'a key far from the known caret',
      { text: '10,00', start: 0, end: 0 },
      '10,005',
      6,
      { start: 5, removed: '', inserted: '5', direction: 'none' },
    ],
    ['autofill', { text: '12', start: 2, end: 2 }, '987', 3, { start: 0, removed: '12', inserted: '987', direction: 'none' }],
  ] as const)('%s', (_case, before, text, caret, edit) => {
    expect(editBetween(before, text, caret)).toEqual({ ...edit, pasted: false });
  });
  test('the edit rebuilds the text, for any text and caret', () =>
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.string(), fc.nat(), (text, a, b, after, caret) => {
        const start = Math.min(a, text.length);
        const before = { text, start, end: Math.max(start, Math.min(b, text.length)) };
        const edit = editBetween(before, after, Math.min(caret, after.length));
        expect(text.slice(0, edit.start) + edit.inserted + text.slice(edit.start + edit.removed.length)).toBe(after);
        expect(text.startsWith(edit.removed, edit.start)).toBe(true);
      }),
    ));
});
