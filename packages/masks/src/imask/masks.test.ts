import IMask, { type FactoryArg } from 'imask';
import { expect, test } from 'vitest';
import { authorizationCodeMask } from './authorization-code/index.ts';
import { cardMask } from './card/index.ts';
import { cardExpiryMask } from './card-expiry/index.ts';
import { cepMask } from './cep/index.ts';
import { cnpjMask } from './cnpj/index.ts';
import { cpfMask } from './cpf/index.ts';
import { cpfCnpjMask } from './cpf-cnpj/index.ts';
import { emailMask } from './email/index.ts';
import { freeTextMask } from './free-text/index.ts';
import { locatorMask } from './locator/index.ts';
import { phoneMask } from './phone/index.ts';
import { tenDigitIntegerMask } from './ten-digit-integer/index.ts';
import { ticketNumberMask } from './ticket-number/index.ts';
import { timeMask } from './time/index.ts';
import { verificationCodeMask } from './verification-code/index.ts';

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
test.each<[string, FactoryArg, string, string]>([['S-208 phone with a country code', phoneMask, '+55 11 98765-4321', '(11) 98765-4321']])(
  '%s set as a whole in imask itself',
  (_format, options, text, shown) => {
    const mask = IMask.createMask(options);
    mask.value = text;
    expect(mask.value).toBe(shown);
  },
);
