import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { FormField } from '../form/form-field/index.ts';
import { autofill, compose, heard, isChromium, pasteKeys, recompose } from '../test-support/keys.ts';
import { removeField, showField } from '../test-support/show-field.tsx';
import { AuthorizationCodeInput } from './authorization-code-input/index.ts';
import { CardExpiryInput } from './card-expiry-input/index.ts';
import { CardNumberInput } from './card-number-input/index.ts';
import { CepInput } from './cep-input/index.ts';
import { CnpjInput } from './cnpj-input/index.ts';
import { CpfCnpjInput } from './cpf-cnpj-input/index.ts';
import { CpfInput } from './cpf-input/index.ts';
import { CvvInput } from './cvv-input/index.ts';
import { DateInput } from './date-input/index.ts';
import { DateTimeInput } from './date-time-input/index.ts';
import { EmailInput } from './email-input/index.ts';
import { FreeTextInput } from './free-text-input/index.ts';
import { IeInput } from './ie-input/index.ts';
import { IntegerInput } from './integer-input/index.ts';
import { LocatorInput } from './locator-input/index.ts';
import { MoneyInput } from './money-input/index.ts';
import { NumberInput } from './number-input/index.ts';
import { PercentInput } from './percent-input/index.ts';
import { PhoneInput } from './phone-input/index.ts';
import { RateInput } from './rate-input/index.ts';
import { TenDigitInput } from './ten-digit-input/index.ts';
import { TextInput } from './text-input/index.ts';
import { TicketNumberInput } from './ticket-number-input/index.ts';
import { TimeInput } from './time-input/index.ts';

interface Wires {
  label: string;
  onValueChange: (value: unknown) => void;
  ref?: Ref<HTMLInputElement>;
}

interface Row {
  name: string;
  field: (wires: Wires) => ReactNode;
  /** The keys pressed, one after the other. */
  keys: string;
  /** The text of the field after that, and the value that it gave. */
  shown: string;
  value: unknown;
  /** Texts that mean the same value, and how the field shows what came as a whole. */
  pasted: readonly string[];
  whole?: string;
  empty: unknown;
}

const FIELDS: readonly Row[] = [
  {
    name: 'CPF',
    field: (wires) => <CpfInput {...wires} />,
    keys: '52998224725',
    shown: '529.982.247-25',
    value: '52998224725',
    pasted: ['529.982.247-25', 'CPF: 529.982.247-25', ' 529 982 247 25 '],
    empty: '',
  },
  {
    name: 'money',
    field: (wires) => <MoneyInput {...wires} />,
    keys: '123456',
    shown: '1.234,56',
    value: 1234.56,
    pasted: ['R$ 1.234,56', '1,234.56', '1234.56', ' 1234,56 '],
    empty: null,
  },
  {
    name: 'percentage',
    field: (wires) => <PercentInput {...wires} />,
    keys: '12,5',
    shown: '12,5',
    value: 12.5,
    pasted: ['12.5%', '12,50 %', ' 12,5'],
    whole: '12,50',
    empty: null,
  },
  {
    name: 'rate',
    field: (wires) => <RateInput {...wires} />,
    keys: '5,4321',
    shown: '5,4321',
    value: 5.4321,
    pasted: ['5.4321', ' 5,432100'],
    whole: '5,432100',
    empty: null,
  },
  {
    name: 'integer',
    field: (wires) => <IntegerInput {...wires} />,
    keys: '1234',
    shown: '1234',
    value: 1234,
    pasted: ['1234', ' 1 234 '],
    empty: null,
  },
  {
    name: 'date',
    field: (wires) => <DateInput {...wires} />,
    keys: '31122026',
    shown: '31/12/2026',
    value: '2026-12-31',
    pasted: ['31/12/2026', '2026-12-31', ' 31.12.2026 '],
    empty: null,
  },
  {
    name: 'date and time',
    field: (wires) => <DateTimeInput {...wires} />,
    keys: '311220261405',
    shown: '31/12/2026 14:05',
    value: '2026-12-31T14:05',
    pasted: ['31/12/2026 14:05', '2026-12-31T14:05:00'],
    empty: null,
  },
  {
    name: 'locator',
    field: (wires) => <LocatorInput {...wires} />,
    keys: 'abc12x',
    shown: 'ABC12X',
    value: 'ABC12X',
    pasted: ['abc12x', ' ABC-12X '],
    empty: '',
  },
  {
    name: 'CNPJ',
    field: (wires) => <CnpjInput {...wires} />,
    keys: '12abc34501de35',
    shown: '12.ABC.345/01DE-35',
    value: '12ABC34501DE35',
    pasted: ['12.ABC.345/01DE-35', 'CNPJ: 12abc34501de35', ' 12 ABC 345 01DE 35 '],
    empty: '',
  },
  {
    name: 'CPF or CNPJ',
    field: (wires) => <CpfCnpjInput {...wires} />,
    keys: '11222333000181',
    shown: '11.222.333/0001-81',
    value: '11222333000181',
    pasted: ['11.222.333/0001-81', 'CPF/CNPJ 11222333000181'],
    empty: '',
  },
  {
    name: 'state registration',
    field: (wires) => <IeInput {...wires} uf="SP" />,
    keys: 'p011004243002',
    shown: 'P-01100424.3/002',
    value: 'P011004243002',
    pasted: ['P-01100424.3/002', 'IE P 011004243002'],
    empty: '',
  },
  {
    name: 'CEP',
    field: (wires) => <CepInput {...wires} />,
    keys: '01310100',
    shown: '01310-100',
    value: '01310100',
    pasted: ['01310-100', 'CEP 01.310-100'],
    empty: '',
  },
  {
    name: 'phone',
    field: (wires) => <PhoneInput {...wires} />,
    keys: '11987654321',
    shown: '(11) 98765-4321',
    value: '11987654321',
    pasted: ['+5511987654321', '+55 (11) 98765-4321', '11 98765.4321', '0 15 11 98765-4321'],
    empty: '',
  },
  {
    name: 'card number',
    field: (wires) => <CardNumberInput {...wires} />,
    keys: '378282246310005',
    shown: '3782 822463 10005',
    value: '378282246310005',
    pasted: ['3782-822463-10005', ' 378282246310005 '],
    empty: '',
  },
  {
    name: 'card expiry',
    field: (wires) => <CardExpiryInput {...wires} />,
    keys: '1228',
    shown: '12/28',
    value: '1228',
    pasted: ['12/28', '12/2028', '2028-12'],
    empty: '',
  },
  {
    name: 'verification code',
    field: (wires) => <CvvInput {...wires} brand="visa" />,
    keys: '012',
    shown: '012',
    value: '012',
    pasted: ['012', ' 0 1 2 '],
    empty: '',
  },
  {
    name: 'e-mail',
    field: (wires) => <EmailInput {...wires} />,
    keys: 'a@b.co',
    shown: 'a@b.co',
    value: 'a@b.co',
    pasted: ['a@b.co', ' mailto:a@b.co '],
    empty: '',
  },
  {
    name: 'authorization code',
    field: (wires) => <AuthorizationCodeInput {...wires} />,
    keys: '012345',
    shown: '012345',
    value: '012345',
    pasted: ['012345', ' 012 345 '],
    empty: '',
  },
  {
    name: 'ticket number',
    field: (wires) => <TicketNumberInput {...wires} />,
    keys: '9572401118357',
    shown: '957 2401118357',
    value: '9572401118357',
    pasted: ['957-2401118357', ' 957 2401118357 '],
    empty: '',
  },
  {
    name: 'ten digits',
    field: (wires) => <TenDigitInput {...wires} />,
    keys: '0123456789',
    shown: '0123456789',
    value: '0123456789',
    pasted: ['0123456789', '0.123.456.789-0'],
    empty: '',
  },
  {
    name: 'number',
    field: (wires) => <NumberInput {...wires} />,
    keys: '1234,5',
    shown: '1.234,5',
    value: 1234.5,
    pasted: ['1.234,5', '1,234.50', ' 1234,5 '],
    whole: '1.234,50',
    empty: null,
  },
  {
    name: 'time',
    field: (wires) => <TimeInput {...wires} />,
    keys: '1405',
    shown: '14:05',
    value: '14:05',
    pasted: ['14:05', '14h05', '14:05:00'],
    empty: null,
  },
  {
    name: 'free text',
    field: (wires) => <FreeTextInput {...wires} stripSpecial upperCase />,
    keys: 'josé b',
    shown: 'JOSE B',
    value: 'JOSE B',
    pasted: ['José B.', 'JOSE B'],
    empty: '',
  },
];

const onValueChange: Mock<(value: unknown) => void> = vi.fn();
const wires: Wires = { label: 'Campo', onValueChange };
const warnings: Mock<(...words: unknown[]) => void> = vi.fn();

beforeEach(() => {
  onValueChange.mockClear();
  warnings.mockClear();
  vi.spyOn(console, 'error').mockImplementation(warnings);
  vi.spyOn(console, 'warn').mockImplementation(warnings);
});
afterEach(() => {
  removeField();
  expect(warnings.mock.calls).toEqual([]);
});

describe.each(FIELDS)('$name', ({ field, keys, shown, value, pasted, whole = shown, empty }) => {
  test('each key is one change at most, and mounting is none', async () => {
    const input = await showField(field(wires));
    expect(onValueChange).not.toHaveBeenCalled();
    for (const key of keys) {
      onValueChange.mockClear();
      await userEvent.keyboard(key);
      expect(onValueChange.mock.calls.length).toBeLessThanOrEqual(1);
    }
    expect(input.value).toBe(shown);
    expect(onValueChange).toHaveBeenLastCalledWith(value);
    expect(input.selectionStart).toBe(shown.length);
  });

  test.runIf(isChromium)('an input method that composes each character neither doubles nor reorders', async () => {
    const input = await showField(field(wires));
    for (const key of keys) await compose(key);
    expect(input.value).toBe(shown);
    expect(onValueChange).toHaveBeenLastCalledWith(value);
  });

  test.runIf(isChromium)('one that composes the whole word tells the value once, at the end', async () => {
    const input = await showField(field(wires));
    const growing = [...keys].map((_, index) => keys.slice(0, index + 1));
    await compose(keys.charAt(0), ...growing.slice(1));
    expect([shown, whole]).toContain(input.value);
    expect(onValueChange.mock.calls).toEqual([[value]]);
  });

  test.runIf(isChromium)(
    'a phone that composes the field anew with each key, and takes some back, neither doubles nor reorders',
    async () => {
      const input = await showField(field(wires));
      for (const key of keys) await recompose(input, input.value + key);
      expect(input.value).toBe(shown);
      expect(onValueChange).toHaveBeenLastCalledWith(value);
      const last = shown.at(-1) ?? '';
      await recompose(input, shown.slice(0, -1));
      await recompose(input, input.value + last);
      expect(input.value).toBe(shown);
      expect(onValueChange).toHaveBeenLastCalledWith(value);
    },
  );

  test.each(pasted)('S-225 pasted from the clipboard in one change: "%s"', async (text) => {
    const input = await showField(field(wires));
    await pasteKeys(input, text);
    expect(input.value).toBe(whole);
    expect(onValueChange.mock.calls).toEqual([[value]]);
    expect(input.selectionStart).toBe(whole.length);
    // Over what is there, and in one change again.
    input.select();
    await pasteKeys(input, text);
    expect(input.value).toBe(whole);
    expect(onValueChange).toHaveBeenCalledTimes(1);
  });

  test.each(['replacement', 'plain'] as const)('autofilled (%s event)', async (kind) => {
    const input = await showField(field(wires));
    autofill(input, pasted[0] ?? '', kind);
    await vi.waitFor(() => expect(input.value).toBe(whole));
    expect(onValueChange.mock.calls).toEqual([[value]]);
  });

  test('S-226 undo goes back edit by edit to the empty field, redo to the last', async () => {
    const input = await showField(field(wires));
    const texts = [input.value];
    for (const key of keys) {
      await userEvent.keyboard(key);
      texts.push(input.value);
    }
    for (const text of texts.slice(0, -1).reverse()) {
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(input.value).toBe(text);
    }
    expect(onValueChange).toHaveBeenLastCalledWith(empty);
    for (const text of texts.slice(1)) {
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      expect(input.value).toBe(text);
    }
    expect(onValueChange).toHaveBeenLastCalledWith(value);
  });

  test('S-226 Backspace from the end, and Delete from the start, come to the empty field and never stand still', async () => {
    const input = await showField(field(wires));
    await userEvent.keyboard(keys);
    for (let left = shown.length; input.value !== ''; left -= 1) {
      expect(left).toBeGreaterThan(0);
      await userEvent.keyboard('{Backspace}');
    }
    expect(onValueChange).toHaveBeenLastCalledWith(empty);
    await userEvent.keyboard(keys);
    input.setSelectionRange(0, 0);
    for (let left = shown.length; input.value !== ''; left -= 1) {
      expect(left).toBeGreaterThan(0);
      await userEvent.keyboard('{Delete}');
    }
    expect(onValueChange).toHaveBeenLastCalledWith(empty);
  });

  test('leaving and coming back changes nothing that was told', async () => {
    const input = await showField(field(wires));
    await userEvent.keyboard(keys);
    const told = onValueChange.mock.calls.length;
    await userEvent.tab();
    input.focus();
    expect(input.value).toBe(whole);
    expect(onValueChange).toHaveBeenCalledTimes(told);
  });
});

describe('what has no room is left out, and the field says so', () => {
  test.each([
    ['a locator', <LocatorInput key="locator" {...wires} />, 'ABC1234', ''],
    ['a CPF', <CpfInput key="cpf" {...wires} />, '529982247251', '529.982.247-25'],
    ['a phone with its extension', <PhoneInput key="phone" {...wires} />, '(81) 3333-4444 ramal 12', '(81) 3333-4444'],
    ['an e-mail', <EmailInput key="email" {...wires} maxLength={10} />, 'ana@guiche.demo', 'ana@guiche'],
  ])('S-225 %s', async (_name, field, pasted, shown) => {
    const input = await showField(field);
    await pasteKeys(input, pasted);
    expect(input.value).toBe(shown);
    expect((await heard()).description).toContain('Não coube inteiro');
    input.select();
    await userEvent.keyboard('1');
    expect((await heard()).description).not.toContain('Não coube inteiro');
  });
  test.each(['HLVHCH / ABCDEF', 'HLVHCH ABCDEF'])('Q-203 of two locators the first is taken, and the second is told: %s', async (text) => {
    const input = await showField(<LocatorInput {...wires} />);
    await pasteKeys(input, text);
    expect(input.value).toBe('HLVHCH');
    expect((await heard()).description).toContain('O texto tem mais de um localizador; ficou o primeiro.');
    await userEvent.tab();
    input.focus();
    expect((await heard()).description).toContain('O texto tem mais de um localizador');
    await userEvent.keyboard('x');
    expect((await heard()).description).not.toContain('O texto tem mais de um localizador');
  });
  test.runIf(isChromium).each([
    ['12345\n67890', '12345 6789', true],
    ['12345\r\n6789\r\n', '12345 6789', false],
  ])('a line end counts as the blank that it becomes, and not behind the text: %j', async (pasted, shown, cut) => {
    const input = await showField(<TextInput {...wires} maxLength={10} />);
    await pasteKeys(input, pasted);
    expect(input.value).toBe(shown);
    expect((await heard()).description.includes('Não coube inteiro')).toBe(cut);
  });
  test('typed too', async () => {
    const input = await showField(<LocatorInput {...wires} />);
    await userEvent.keyboard('abc123');
    expect((await heard()).description).not.toContain('Não coube inteiro');
    await userEvent.keyboard('4');
    expect(input.value).toBe('ABC123');
    expect((await heard()).description).toContain('Não coube inteiro');
  });
});

describe('the focus selects what is there', () => {
  /** A field behind a button that has the focus. */
  async function showBehind(field: ReactNode): Promise<HTMLInputElement> {
    const input = await showField(
      <>
        <button type="button">antes</button>
        {field}
      </>,
    );
    document.querySelector('button')?.focus();
    return input;
  }
  const select = (input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
  test('by a script, as a dialog does: typing replaces a stored amount', async () => {
    const input = await showField(<MoneyInput {...wires} defaultValue={1234.56} />);
    expect(select(input)).toBe('1.234,56');
    await userEvent.keyboard('150000');
    expect(input.value).toBe('1.500,00');
  });
  test('by Tab, and by a press; a second press places the caret', async () => {
    const input = await showBehind(<MoneyInput {...wires} defaultValue={1234.56} />);
    input.setSelectionRange(8, 8);
    await userEvent.tab();
    expect(document.activeElement).toBe(input);
    expect(select(input)).toBe('1.234,56');
    input.setSelectionRange(8, 8);
    input.blur();
    await userEvent.click(input);
    expect(select(input)).toBe('1.234,56');
    await userEvent.click(input);
    expect(select(input)).toBe('');
  });
  test('by a script and then by a press: typing still replaces a stored amount', async () => {
    const input = await showField(<MoneyInput {...wires} defaultValue={1234.56} />);
    expect(document.activeElement).toBe(input);
    await userEvent.click(input);
    await vi.waitFor(() => expect(select(input)).toBe('1.234,56'));
    await userEvent.keyboard('200000');
    expect(input.value).toBe('2.000,00');
    // What was typed by hand is edited at the caret.
    await userEvent.click(input);
    expect(select(input)).toBe('');
  });
  test('coming back to the window leaves the caret where it was', async () => {
    const input = await showField(<MoneyInput {...wires} defaultValue={1234.56} />);
    input.setSelectionRange(3, 3);
    // What the browser sends when another window comes in front, and goes again.
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect([input.selectionStart, input.selectionEnd]).toEqual([3, 3]);
  });
  test('behind a day whose time is missing the caret is placed, by Tab too', async () => {
    const input = await showBehind(<DateTimeInput {...wires} defaultValue="2026-12-19" />);
    await userEvent.tab();
    expect(document.activeElement).toBe(input);
    await vi.waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([10, 10]));
    await userEvent.keyboard('0810');
    expect(input.value).toBe('19/12/2026 08:10');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-12-19T08:10');
  });
  test('in a field of plain text too', async () => {
    const input = await showField(<TextInput {...wires} defaultValue="ABC" />);
    expect(select(input)).toBe('ABC');
  });
});

describe('S-220 a date with the year that was written', () => {
  const field = <DateInput {...wires} today="2026-11-22" />;

  test.each([
    ['12 de março de 2026', '12/03/2026', '2026-03-12'],
    ['quinta-feira, 12 de março de 2026', '12/03/2026', '2026-03-12'],
    ['12 mar. 26', '12/03/2026', '2026-03-12'],
    ['25DEC', '25/12/2026', '2026-12-25'],
    ['12/25/2026', '12/25/2026', '12/25/2026'],
  ])('typed and pasted: %s', async (text, shown, value) => {
    const typed = await showField(field);
    await userEvent.keyboard(text);
    await userEvent.tab();
    expect(typed.value).toBe(shown);
    expect(onValueChange).toHaveBeenLastCalledWith(value);
    removeField();
    const pasted = await showField(field);
    await pasteKeys(pasted, text);
    expect(pasted.value).toBe(shown);
    expect(onValueChange).toHaveBeenLastCalledWith(value);
  });

  test('a day that no month has is called invalid', async () => {
    const input = await showField(field);
    await userEvent.keyboard('12/25/2026');
    await userEvent.tab();
    input.focus();
    expect((await heard()).description).toContain('Data inválida');
  });
});

describe('S-221 a date-time behind a day that stood there', () => {
  const field = <DateTimeInput {...wires} today="2026-11-22" defaultValue="2026-12-31" />;

  test.each([
    ['19.12.2026 8.10', '19/12/2026 08:10', '2026-12-19T08:10'],
    ['19122026 0810', '19/12/2026 08:10', '2026-12-19T08:10'],
    ['DEC19 0810', '19/12/2026 08:10', '2026-12-19T08:10'],
    ['8:10 PM', '31/12/2026 20:10', '2026-12-31T20:10'],
    ['20:30+1', '01/01/2027 20:30', '2027-01-01T20:30'],
    ['12/2026 8:10', '12/2026 8:10', '12/2026 8:10'],
  ])('typed and pasted: %s', async (text, shown, value) => {
    const typed = await showField(field);
    await userEvent.keyboard(text);
    expect(typed.value).toBe(shown);
    expect(onValueChange).toHaveBeenLastCalledWith(value);
    removeField();
    const pasted = await showField(field);
    await pasteKeys(pasted, text);
    expect(pasted.value).toBe(shown);
    expect(onValueChange).toHaveBeenLastCalledWith(value);
  });

  test('what is typed after the field was left begins anew', async () => {
    const input = await showField(field);
    await userEvent.keyboard('1912');
    expect(input.value).toBe('31/12/2026 19:12');
    await userEvent.tab();
    input.focus();
    input.setSelectionRange(16, 16);
    await userEvent.keyboard('2');
    expect(input.value).toBe('31/12/2026 19:12');
    expect((await heard()).description).toContain('Não coube inteiro');
  });

  test('what is pasted and cannot be read stays, with its message', async () => {
    const input = await showField(field);
    await pasteKeys(input, 'amanhã cedo');
    await userEvent.tab();
    expect(input.value).toBe('31/12/2026 amanhã cedo');
    input.focus();
    expect((await heard()).description).toContain('Data inválida');
  });
});

describe('money', () => {
  test.each([
    ['1.2|34,56', '9', '12.9|34,56'],
    ['1.234|,56', '9', '12.349|,56'],
    ['1.|234,56', '{Backspace}', '|234,56'],
    ['1|.234,56', '{Delete}', '1|34,56'],
    ['1.234,|56', '{Backspace}', '123|,56'],
  ])('S-226 in %s, %s gives %s', async (from, keys, to) => {
    const input = await showField(<MoneyInput {...wires} defaultValue={1234.56} />);
    input.setSelectionRange(from.indexOf('|'), from.indexOf('|'));
    await userEvent.keyboard(keys);
    expect(`${input.value.slice(0, input.selectionStart ?? 0)}|${input.value.slice(input.selectionStart ?? 0)}`).toBe(to);
  });
  test('beyond what is stored nothing is taken, and the field says so', async () => {
    const input = await showField(<MoneyInput {...wires} />);
    await userEvent.keyboard('9'.repeat(30));
    expect(input.value).toBe('999.999.999.999,99');
    expect(onValueChange).toHaveBeenLastCalledWith(999_999_999_999.99);
    expect((await heard()).description).toContain('O valor passa do limite');
  });
  test('S-225 an amount beyond 2^53 cents is refused with a message, not rounded', async () => {
    const input = await showField(<MoneyInput {...wires} cap={Number.MAX_SAFE_INTEGER} />);
    await pasteKeys(input, 'R$ 90.071.992.547.409,93');
    expect(input.value).toBe('');
    expect(onValueChange).not.toHaveBeenCalled();
    expect((await heard()).description).toContain('O valor passa do limite');
    await pasteKeys(input, 'R$ 70.000.000.000.000,01');
    expect(input.value).toBe('70.000.000.000.000,01');
  });
  test.each([
    ['-5', 'O valor não pode ser negativo.'],
    ['(1.000,00)', 'O valor não pode ser negativo.'],
    ['abc', 'O texto colado não é um valor.'],
  ])('%s pasted where it is not allowed changes nothing, and the field says why', async (text, words) => {
    const input = await showField(<MoneyInput {...wires} defaultValue={7} />);
    await pasteKeys(input, text);
    expect(input.value).toBe('7,00');
    expect(onValueChange).not.toHaveBeenCalled();
    expect((await heard()).description).toContain(words);
    await userEvent.keyboard('5');
    expect((await heard()).description).not.toContain(words);
  });
  test.each([
    ['0,5', 0.5, '0,50'],
    ['1234,56', 1234.56, '1.234,56'],
    ['12.5', 12.5, '12,50'],
  ])('a typed comma is honoured: %s', async (keys, value, left) => {
    const input = await showField(<MoneyInput {...wires} />);
    await userEvent.keyboard(keys);
    expect(onValueChange).toHaveBeenLastCalledWith(value);
    await userEvent.tab();
    expect(input.value).toBe(left);
    expect(onValueChange).toHaveBeenLastCalledWith(value);
  });
  test.each([
    ['a blank', ' 1200', '12,00'],
    ['the sign of the currency', 'R$ 12,00', '12,00'],
    ['the sign of a formula', '=12,00', '12,00'],
    ['a letter', 'x100', '1,00'],
    ['a dot', '.5', '0,50'],
    ['a comma', ',5', '0,50'],
  ])('S-211 %s, typed over the selected amount, leaves it selected, and the digits behind it replace it', async (_name, keys, left) => {
    const input = await showField(<MoneyInput {...wires} defaultValue={87.14} />);
    await userEvent.keyboard(keys);
    await userEvent.tab();
    expect(input.value).toBe(left);
  });
  test('S-211 a typed - is refused as a pasted one is; what is typed behind it is called negative, also when the field was left', async () => {
    const words = 'O valor não pode ser negativo.';
    const input = await showField(<MoneyInput {...wires} defaultValue={87.14} />);
    await userEvent.keyboard('-');
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['87,14', 0, 5]);
    expect((await heard()).description).toContain(words);
    await userEvent.keyboard('5');
    expect(input.value).toBe('0,05');
    expect((await heard()).description).toContain(words);
    await userEvent.tab();
    input.focus();
    expect((await heard()).description).toContain(words);
    await userEvent.keyboard('5000');
    expect(input.value).toBe('50,00');
    expect((await heard()).description).not.toContain(words);
  });
  test('a - that nothing followed is forgotten when the field is left', async () => {
    const input = await showField(<MoneyInput {...wires} defaultValue={87.14} />);
    await userEvent.keyboard('-');
    await userEvent.tab();
    input.focus();
    await userEvent.keyboard('5');
    expect((await heard()).description).not.toContain('negativo');
  });
  test.each([
    ['1234,567', '1.234,56'],
    ['89,905', '89,90'],
  ])('S-211 a third decimal behind a typed comma is refused in words: %s', async (keys, shown) => {
    const input = await showField(<MoneyInput {...wires} defaultValue={89.9} />);
    await userEvent.keyboard(keys);
    expect(input.value).toBe(shown);
    expect((await heard()).description).toContain('O valor digitado tem mais de 2 casas decimais.');
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe(shown.slice(0, -1));
    expect((await heard()).description).not.toContain('casas decimais');
  });
  test('S-226 what is undone brings its comma back', async () => {
    const input = await showField(<MoneyInput {...wires} />);
    await userEvent.keyboard('12,34{Control>}a{/Control}7{Control>}z{/Control}{End}5');
    expect(input.value).toBe('12,34');
  });
  test.each(['US$ 89,90', 'USD 100', '€ 50,00', 'EUR 50'])('S-225 %s pasted into a field in reais is refused in words', async (text) => {
    const input = await showField(<MoneyInput {...wires} defaultValue={7} />);
    await pasteKeys(input, text);
    expect(input.value).toBe('7,00');
    expect(onValueChange).not.toHaveBeenCalled();
    expect((await heard()).description).toContain('O valor colado está em outra moeda; este campo é em R$.');
  });
  test('S-225 an amount in the currency of the field is taken', async () => {
    const input = await showField(<MoneyInput {...wires} currency="USD" />);
    await pasteKeys(input, 'US$ 89,90');
    expect(input.value).toBe('89,90');
    input.select();
    await pasteKeys(input, 'R$ 50,00');
    expect(input.value).toBe('89,90');
    expect((await heard()).description).toContain('este campo é em US$.');
  });
  test('- is typed where negatives are allowed', async () => {
    const input = await showField(<MoneyInput {...wires} negative />);
    await userEvent.keyboard('-1234');
    expect(input.value).toBe('-12,34');
    expect(onValueChange).toHaveBeenLastCalledWith(-12.34);
  });
});

describe('a key that a number does not take leaves it selected, and the digits behind it replace it', () => {
  test.each([
    ['a percentage', <PercentInput key="percent" {...wires} defaultValue={10} />, ' 5', '5'],
    ['a number', <NumberInput key="number" {...wires} defaultValue={10} />, 'x5', '5'],
    ['a rate', <RateInput key="rate" {...wires} defaultValue={10} />, 'R$ 5', '5'],
    ['a count', <IntegerInput key="integer" {...wires} defaultValue={2} />, ' 1', '1'],
    ['a CPF', <CpfInput key="cpf" {...wires} defaultValue="52998224725" />, ' 1', '1'],
    ['a locator', <LocatorInput key="locator" {...wires} defaultValue="ABC123" />, ' x', 'X'],
  ])('%s', async (_name, field, keys, shown) => {
    const input = await showField(field);
    await userEvent.keyboard(keys);
    expect(input.value).toBe(shown);
  });
  test.each([
    ['a percentage', <PercentInput key="percent" {...wires} defaultValue={10} />],
    ['a number', <NumberInput key="number" {...wires} defaultValue={10} />],
    ['a rate', <RateInput key="rate" {...wires} defaultValue={10} />],
    ['a count', <IntegerInput key="integer" {...wires} defaultValue={2} />],
  ])('%s says that it cannot be negative, typed and pasted', async (_name, field) => {
    const words = 'O valor não pode ser negativo.';
    const input = await showField(field);
    const { value } = input;
    await userEvent.keyboard('-');
    expect(input.value).toBe(value);
    expect((await heard()).description).toContain(words);
    await pasteKeys(input, '-5');
    expect(input.value).toBe(value);
    expect((await heard()).description).toContain(words);
    await userEvent.keyboard('{Backspace}');
    expect((await heard()).description).not.toContain(words);
  });
  test('a percentage says that a third decimal has no place', async () => {
    const input = await showField(<PercentInput {...wires} />);
    await userEvent.keyboard('12,345');
    expect(input.value).toBe('12,34');
    expect((await heard()).description).toContain('O valor digitado tem mais de 2 casas decimais.');
  });
});

/** How each engine names itself. Chrome, Edge and Opera are Chromium. */
const ENGINES: Readonly<Record<string, RegExp>> = {
  chromium: /Chrome\//,
  firefox: /Firefox\//,
  webkit: /AppleWebKit\/(?!.*Chrome)/,
};

test('S-222 a day and its time are typed, corrected in the middle, replaced and pasted in Chromium, Firefox and WebKit', async () => {
  expect(navigator.userAgent).toMatch(ENGINES[server.browser] ?? '');
  const input = await showField(<DateTimeInput {...wires} />);
  await userEvent.keyboard('311220261405');
  expect(input.value).toBe('31/12/2026 14:05');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-12-31T14:05');
  input.setSelectionRange(13, 13);
  await userEvent.keyboard('{Backspace}{Backspace}09');
  expect([input.value, input.selectionStart]).toEqual(['31/12/2026 09:05', 13]);
  expect(onValueChange).toHaveBeenLastCalledWith('2026-12-31T09:05');
  await userEvent.keyboard('{Control>}a{/Control}010120270000');
  expect(input.value).toBe('01/01/2027 00:00');
  expect(onValueChange).toHaveBeenLastCalledWith('2027-01-01T00:00');
  input.select();
  await pasteKeys(input, '2026-11-30T08:10');
  expect([input.value, input.selectionStart]).toEqual(['30/11/2026 08:10', 16]);
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-30T08:10');
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  expect(input.value).toBe('');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
});

test('S-212 % never catches the caret: End, Backspace and typing go on at the last digit', async () => {
  const input = await showField(<PercentInput {...wires} defaultValue={12.5} />);
  await userEvent.keyboard('{End}');
  expect(input.selectionStart).toBe(5);
  await userEvent.keyboard('{Backspace}{Backspace}75');
  expect(input.value).toBe('12,75');
  expect(onValueChange).toHaveBeenLastCalledWith(12.75);
});

function Controlled({ value, ...rest }: Wires & { value: number | null }) {
  const [own, setOwn] = useState(value);
  const [other, setOther] = useState(0);
  return (
    <>
      <MoneyInput
        {...rest}
        value={own}
        onValueChange={(next) => {
          setOwn(next);
          rest.onValueChange(next);
        }}
      />
      <button type="button" onClick={() => setOwn(77.7)}>
        set
      </button>
      <button type="button" onClick={() => setOther(other + 1)}>
        render {other}
      </button>
    </>
  );
}

test('each key is an input event of its kind, which a form around the field hears too; one that changes nothing is none', async () => {
  const heardByForm = vi.fn();
  const input = await showField(
    <form onChange={heardByForm}>
      <CpfInput {...wires} />
    </form>,
  );
  const events: string[] = [];
  input.addEventListener('input', ({ inputType, data }) => events.push(`${inputType} ${data}`));
  await userEvent.keyboard('52{Backspace}{Home}{Delete}');
  expect(events).toEqual(['insertText 5', 'insertText 2', 'deleteContentBackward null', 'deleteContentForward null']);
  expect(heardByForm).toHaveBeenCalledTimes(4);
  expect(input.value).toBe('');
  await userEvent.keyboard('x{Backspace}');
  expect(heardByForm).toHaveBeenCalledTimes(4);
  expect(onValueChange.mock.calls).toEqual([['5'], ['52'], ['5'], ['']]);
});

/** A field that gets a key in the moment in which it is there: React runs effects later, on a busy machine after many a key. */
function TypedAtOnce() {
  const input = useRef<HTMLInputElement>(null);
  const key = useRef<InputEvent>(null);
  useLayoutEffect(() => {
    input.current?.setSelectionRange(1, 1);
    key.current = new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType: 'deleteContentForward' });
    input.current?.dispatchEvent(key.current);
  }, []);
  return <MoneyInput {...wires} defaultValue={1234.56} ref={input} />;
}

test('S-226 the first key is edited as any other, however early it comes', async () => {
  const input = await showField(<TypedAtOnce />);
  await vi.waitFor(() => expect(input.value).toBe('134,56'));
});

test('in a field that is too narrow for its text the caret stays in sight', async () => {
  const input = await showField(<CardNumberInput {...wires} />);
  input.style.width = '4rem';
  await userEvent.keyboard('4111111111111111');
  expect(input.scrollWidth).toBeGreaterThan(input.clientWidth);
  // Firefox brings the caret into sight with its next frame.
  await vi.waitFor(() => expect(input.scrollLeft).toBeGreaterThanOrEqual(input.scrollWidth - input.clientWidth - 1));
  await userEvent.keyboard('{Home}');
  await vi.waitFor(() => expect(input.scrollLeft).toBe(0));
});

test('a value set from outside shows at once, is not told back, and what was before can be undone no more', async () => {
  const input = await showField(<Controlled {...wires} value={10} />);
  await userEvent.keyboard('{End}5');
  expect(input.value).toBe('100,05');
  const [set, render] = document.querySelectorAll('button');
  input.setSelectionRange(1, 1);
  render?.click();
  await vi.waitFor(() => expect(render?.textContent).toBe('render 1'));
  expect(input.selectionStart).toBe(1);
  set?.click();
  await vi.waitFor(() => expect(input.value).toBe('77,70'));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(input.value).toBe('77,70');
  expect(onValueChange.mock.calls).toEqual([[100.05]]);
});

function Form({ onRender }: { onRender: (form: ReturnType<typeof useForm<{ cpf: string; tarifa: number | null }>>) => void }) {
  const form = useForm<{ cpf: string; tarifa: number | null }>({ defaultValues: { cpf: '', tarifa: null } });
  onRender(form);
  return (
    <>
      <FormField input={CpfInput} control={form.control} name="cpf" label="CPF" />
      <FormField input={MoneyInput} control={form.control} name="tarifa" label="Tarifa" />
    </>
  );
}

test('react-hook-form sees every change, and reaches the input by its ref', async () => {
  let form: Parameters<Parameters<typeof Form>[0]['onRender']>[0] | undefined;
  await showField(
    <Form
      onRender={(made) => {
        form = made;
      }}
    />,
  );
  await userEvent.keyboard('529');
  expect(form?.getValues('cpf')).toBe('529');
  form?.setFocus('tarifa');
  await userEvent.keyboard('12345');
  expect(form?.getValues()).toEqual({ cpf: '529', tarifa: 123.45 });
  expect(document.activeElement).toHaveProperty('name', 'tarifa');
  form?.reset({ cpf: '52998224725', tarifa: 1 });
  await vi.waitFor(() => expect(document.activeElement).toHaveProperty('value', '1,00'));
});

test('a ref of the caller, object or function, holds the input beside our own', async () => {
  const held = vi.fn();
  const input = await showField(<CpfInput {...wires} ref={(element) => held(element)} />);
  expect(held).toHaveBeenLastCalledWith(input);
});

test.runIf(isChromium)('a screen reader hears label, value, help and error; a placeholder is never the value', async () => {
  const input = await showField(
    <CpfInput {...wires} label="CPF do passageiro" placeholder="000.000.000-00" description="Como no documento." required />,
  );
  expect(await heard()).toEqual({
    name: 'CPF do passageiro',
    description: 'Como no documento.',
    value: '',
    invalid: false,
    required: true,
  });
  await userEvent.keyboard('52998224724');
  expect(input.value).toBe('529.982.247-24');
  expect(await heard()).toEqual({
    name: 'CPF do passageiro',
    description: 'Como no documento. CPF inválido',
    value: '529.982.247-24',
    invalid: true,
    required: true,
  });
});
