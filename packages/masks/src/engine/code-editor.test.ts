import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardEditor } from '../card/editor/index.ts';
import { cepEditor } from '../cep/editor/index.ts';
import { cnpjEditor } from '../cnpj/editor/index.ts';
import { formatCnpj } from '../cnpj/index.ts';
import { cpfEditor } from '../cpf/editor/index.ts';
import { cpfCnpjEditor } from '../cpf-cnpj/editor/index.ts';
import { formatCpfCnpj } from '../cpf-cnpj/index.ts';
import { ieEditor } from '../ie/editor/index.ts';
import { Field } from '../test-support/field.ts';
import { verificationCodeEditor } from '../verification-code/editor/index.ts';

describe('S-226 the caret stays beside what was edited', () => {
  test.each([
    ['|', '52998224725', '529.982.247-25|'],
    ['529.|982', '1', '529.1|98.2'],
    ['529|.982', '1', '529.1|98.2'],
    ['529|.982', '.', '529.|982'],
    ['529|', '.', '529|'],
    ['529.982.247-25|', '9', '529.982.247-25|'],
    ['529.|982.247-25', '1', '529.1|82.247-25'],
    ['5|29.9|82', '0', '50|8.2'],
    ['529|', 'a', '529|'],
  ])('typed in %s: %s', (from, keys, to) => expect(new Field(cpfEditor, from).type(keys).marked).toBe(to));
  test.each([
    ['529.|982', '52|9.82'],
    ['529.982|', '529.98|'],
    ['529.9|', '529|'],
    ['|529.982', '|529.982'],
    ['5|29.9|82', '5|82'],
    ['|529.982.247-25|', '|'],
  ])('backspace in %s', (from, to) => expect(new Field(cpfEditor, from).backspace().marked).toBe(to));
  test.each([
    ['529|.982', '529|.82'],
    ['529.|982', '529|.82'],
    ['529.982|', '529.982|'],
    ['52|9.982', '52|9.82'],
  ])('delete in %s', (from, to) => expect(new Field(cpfEditor, from).delete().marked).toBe(to));
  test('a digit taken out can be put back where it was', () =>
    expect(new Field(cpfEditor, '529.|982.247-25').backspace().type('9').marked).toBe('529|.982.247-25'));
});
describe('S-205 the pattern changes under the caret', () => {
  test.each([
    ['529.982.|247-2', '9', '529.982.9|24-72'],
    ['529.982.247-25|', '0', '52.998.224/7250|'],
    ['529.982.|247-25', '9', '52.998.29|2/4725'],
    ['529.|98', 'a', '52.9A|9.8'],
  ])('typed in %s: %s', (from, keys, to) => expect(new Field(cpfCnpjEditor, from).type(keys).marked).toBe(to));
  test.each([
    ['52.998.229|/4725', '529.982.2|47-25'],
    ['52.9A|9.8', '529|.98'],
  ])('backspace in %s', (from, to) => expect(new Field(cpfCnpjEditor, from).backspace().marked).toBe(to));
});
test('a key that a code does not take leaves the selection as it is, so that the next digits replace it', () => {
  const field = new Field(cpfEditor, '|529.982.247-25|').type(' ');
  expect(field.marked).toBe('|529.982.247-25|');
  expect(field.type('111').marked).toBe('111|');
});

describe('S-225 a whole text comes in one step', () => {
  test.each([
    [cpfEditor, '|', ' CPF 529.982.247-25 ', '529.982.247-25|'],
    [cpfEditor, '|11144477735|', '52998224725', '529.982.247-25|'],
    [cpfEditor, '529.9|', '82247', '529.982.247|'],
    [cpfEditor, '|529|', 'abc', '|529|'],
    [cnpjEditor, '|', 'cnpj: 12.abc.345/01de-35', '12.ABC.345/01DE-35|'],
    [cpfCnpjEditor, '|', '11222333000181', '11.222.333/0001-81|'],
    [cepEditor, '|', 'CEP 01310-100, São Paulo', '01310-100|'],
    [cepEditor, '01310|', '100', '01310-100|'],
    [verificationCodeEditor('visa'), '|', '1234', '123|'],
    [verificationCodeEditor('amex'), '12|', '345', '1234|'],
  ])('%# %s %s', (editor, from, text, to) => expect(new Field(editor, from).paste(text).marked).toBe(to));
  test('a letter among the check digits is not taken', () =>
    expect(new Field(cnpjEditor).type('12abc34501dex35').marked).toBe('12.ABC.345/01DE-35|'));
});

describe('S-230 a text that another pattern left too long loses only what is deleted', () => {
  const rj = ieEditor('RJ');
  test('backspace', () => expect(new Field(rj, '110042490114|').backspace().marked).toBe('11004249011|'));
  test('until it fits', () => expect(new Field(rj, '110042490114|').backspace(4).marked).toBe('11.004.24-9|'));
  test('delete in the middle', () => expect(new Field(rj, '110|042490114').delete().marked).toBe('110|42490114'));
  test('a digit more', () => expect(new Field(rj, '110|042490114').type('5').marked).toBe('110|042490114'));
  test('a digit that told the brand can be put back', () => {
    const field = new Field(cardEditor, '50|19 1111 1111 1111 111').backspace();
    expect(field.marked).toBe('5|19111111111111111');
    expect(field.type('0').marked).toBe('50|19 1111 1111 1111 111');
  });
  test('another number in its place', () => expect(new Field(rj, '|110042490114|').paste('99.999.99-3').marked).toBe('99.999.99-3|'));
});

const kept = (text: string) => text.replace(/[^0-9A-Z]/g, '');
const acts = fc.constantFrom('type', 'backspace', 'delete');
test('S-226 any edit anywhere: the characters are those around the caret, the caret stands behind those on its left', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789A'), maxLength: 14 }), fc.nat(18), acts, (chars, at, act) => {
      const text = formatCpfCnpj(chars);
      const caret = Math.min(at, text.length);
      const [left, right] = [kept(text.slice(0, caret)), kept(text.slice(caret))];
      const field = new Field(cpfCnpjEditor, `${text.slice(0, caret)}|${text.slice(caret)}`);
      if (act === 'type') field.type('1');
      else field[act]();
      const now = act === 'type' ? `${left}1` : act === 'backspace' ? left.slice(0, -1) : left;
      const rest = act === 'delete' ? right.slice(1) : right;
      const { text: shown, start } = field.state;
      if (formatCpfCnpj(now + rest) === formatCpfCnpj((now + rest).slice(0, 14)) && kept(formatCpfCnpj(now + rest)) === now + rest) {
        expect(shown).toBe(formatCpfCnpj(now + rest));
        expect(kept(shown.slice(0, start))).toBe(now);
      }
      expect(formatCpfCnpj(shown)).toBe(shown);
      expect(start).toBeLessThanOrEqual(shown.length);
    }),
  ));
test('S-226 deleting from the end always comes to an empty field', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789AZ'), maxLength: 14 }), (chars) => {
      expect(new Field(cnpjEditor, `${formatCnpj(chars)}|`).backspace(20).marked).toBe('|');
    }),
  ));
