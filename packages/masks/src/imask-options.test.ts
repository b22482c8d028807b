import IMask, { type FactoryArg } from 'imask';
import { expect, test } from 'vitest';
import { authorizationCodeMask } from './authorization-code/imask/index.ts';
import { cardMask } from './card/imask/index.ts';
import { cardExpiryMask } from './card-expiry/imask/index.ts';
import { cepMask } from './cep/imask/index.ts';
import { cnpjMask } from './cnpj/imask/index.ts';
import { cpfMask } from './cpf/imask/index.ts';
import { cpfCnpjMask } from './cpf-cnpj/imask/index.ts';
import { dateMask } from './date/imask/index.ts';
import { dateTimeMask } from './date-time/imask/index.ts';
import { emailMask } from './email/imask/index.ts';
import { freeTextMask } from './free-text/imask/index.ts';
import { ieMask } from './ie/imask/index.ts';
import { locatorMask } from './locator/imask/index.ts';
import { moneyMask } from './money/imask/index.ts';
import { numberMask } from './number/imask/index.ts';
import { percentageMask } from './percentage/imask/index.ts';
import { phoneMask } from './phone/imask/index.ts';
import { rateMask } from './rate/imask/index.ts';
import { tenDigitIntegerMask } from './ten-digit-integer/imask/index.ts';
import { ticketNumberMask } from './ticket-number/imask/index.ts';
import { timeMask } from './time/imask/index.ts';
import { verificationCodeMask } from './verification-code/imask/index.ts';

test.each<[string, FactoryArg, string, string]>([
  ['S-200 CPF', cpfMask, '52998224725', '529.982.247-25'],
  ['S-202 CNPJ', cnpjMask, '11222333000181', '11.222.333/0001-81'],
  ['S-205 CNPJ with letters', cnpjMask, '12abc34501de35', '12.ABC.345/01DE-35'],
  ['S-203 CPF or CNPJ: a CPF', cpfCnpjMask, '52998224725', '529.982.247-25'],
  ['S-203 CPF or CNPJ: a twelfth digit', cpfCnpjMask, '529982247250', '52.998.224/7250'],
  ['S-205 CPF or CNPJ: a letter', cpfCnpjMask, '12abc', '12.ABC'],
  ['S-206 CEP', cepMask, '01310100', '01310-100'],
  ['S-208 landline', phoneMask, '1133334444', '(11) 3333-4444'],
  ['S-208 mobile', phoneMask, '119876543210', '(11) 98765-4321'],
  ['S-215 card number', cardMask, '4111111111111111', '4111 1111 1111 1111'],
  ['S-215 card number with stars', cardMask, '4111********1111', '4111 **** **** 1111'],
  ['S-215 card number of 15 digits', cardMask, '3782822463100059', '3782 822463 10005'],
  ['S-215 card number of 14 digits', cardMask, '30569309025904', '3056 930902 5904'],
  ['S-216 card expiry', cardExpiryMask, '1228', '12/28'],
  ['Q-187 hotel e-mail', emailMask({ maxLength: 8 }), 'a @b.com.br', 'a@b.com.'],
  ['Q-205 authorization code', authorizationCodeMask, '12 34-56a', '123456'],
  ['ticket number', ticketNumberMask, '957 2401118', '9572401118'],
  ['S-209 ten digits', tenDigitIntegerMask, '01234567890', '0123456789'],
  ['time', timeMask, '1405', '14:05'],
  ['Q-203 locator', locatorMask, 'qk0o1i2', 'QK0O1I'],
  ['S-223 free text', freeTextMask({ stripSpecial: true, upperCase: true }), 'São João, 5', 'SAO JOAO 5'],
  ['verification code', verificationCodeMask('visa'), '1234', '123'],
  ['verification code of four digits', verificationCodeMask('amex'), '12345', '1234'],
])('%s typed into imask itself', (_format, options, typed, shown) => {
  const mask = IMask.createMask(options);
  for (const char of typed) mask.append(char, { input: true, raw: true });
  expect(mask.value).toBe(shown);
  mask.value = shown;
  expect(mask.value).toBe(shown);
});
test.each<[string, FactoryArg, string, string]>([
  ['S-208 phone with a country code', phoneMask, '+55 11 98765-4321', '(11) 98765-4321'],
  ['S-208 phone of another country', phoneMask, '+51 987 654 321', ''],
])('%s set as a whole in imask itself', (_format, options, text, shown) => {
  const mask = IMask.createMask(options);
  mask.value = text;
  expect(mask.value).toBe(shown);
});
test.each<[string, FactoryArg, string, string]>([
  ['money', moneyMask(), 'R$ 1.234,56', '1.234,56'],
  ['money with an English point', moneyMask(), '1,234.56', '1.234,56'],
  ['money that may not be negative', moneyMask(), '-5,00', ''],
  ['money that may be', moneyMask({ negative: true }), '-R$ 5,00', '-5,00'],
  ['a number', numberMask(), '1.234', '1.234,00'],
  ['a percentage', percentageMask(), '1.234,5%', '1.234,50'],
  ['a rate', rateMask, '5.4321', '5,432100'],
  ['words', moneyMask(), 'cem', ''],
  ['a CNPJ', cnpjMask, 'CNPJ nº 12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['a CPF', cpfCnpjMask, 'CPF: 529.982.247-25', '529.982.247-25'],
  ['a state registration', ieMask('SP'), 'IE SP 110.042.490.114', '110.042.490.114'],
  ['a date', dateMask, '2026-12-31', '31/12/2026'],
  ['a day and a month of one digit', dateMask, '1/2/2026', '01/02/2026'],
  ['a moment', dateTimeMask, '2026-12-31T14:05:00Z', '31/12/2026 14:05'],
  ['a time', timeMask, '9h30', '09:30'],
  ['a card expiry', cardExpiryMask, '12/2028', '12/28'],
  ['a locator', locatorMask, 'Localizador: qk0o1i', 'QK0O1I'],
  ['a ticket number', ticketNumberMask, 'Bilhete: 957 2401118', '9572401118'],
  ['an e-mail address', emailMask(), 'mailto:a@b.co', 'a@b.co'],
])('S-225 %s pasted into an empty field of imask itself', (_format, options, pasted, shown) => {
  const mask = IMask.createMask(options);
  mask.splice(0, 0, pasted, 'NONE', { input: true, raw: true });
  expect(mask.value).toBe(shown);
});
test('a text that a program sets, and one pasted behind another, come in as they are', () => {
  const mask = IMask.createMask(dateMask);
  mask.value = '3/12';
  expect(mask.value).toBe('31/2');
  mask.value = '31/';
  mask.splice(3, 0, '1/2026', 'NONE', { input: true, raw: true });
  expect(mask.value).toBe('31/12/026');
});
