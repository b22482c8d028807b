import { expect, test } from 'vitest';
import { findCardData } from './find-card-data.ts';
import { mailText } from './read-mail.ts';

const secrets = { numbers: ['4111111111111111'], codes: ['737'] };
const found = (text: string) => findCardData(text, secrets);

test('a card number is found however it is grouped, and a virtual one that nobody knows any more', () => {
  for (const text of ['4111111111111111', 'x 4111 1111 1111 1111 12/30', '{"a":"4111-1111-1111-1111"}'])
    expect(found(text)).toHaveLength(1);
  expect(found('numero=4000001234567899')).toEqual(['a virtual card number that ends in 7899']);
  expect(found('************1111, 4000001234567890, 9572401118357')).toEqual([]);
});

test('a verification code is found in a field of its own, in a text that names it, and where it is the whole value', () => {
  for (const text of ['{"cvv":"123"}', '{"a":"{\\"cvv\\":\\"1234\\"}"}', 'GET /x?cvv=123', 'Código de segurança: 123', '{"nota":"737"}'])
    expect(found(text)).toHaveLength(1);
  for (const text of ['{"cvv":"***"}', '{"cvv":null}', '{"numero":"737"}', '{"transacao":"737"}', '{"nota":"738"}', 'CVV'])
    expect(found(text)).toEqual([]);
});

test('what a message says is found in either encoding', () => {
  const base64 = `Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from('Cartão 4111 1111 1111 1111').toString('base64')}\r\n`;
  const quoted = 'Content-Transfer-Encoding: quoted-printable\r\n\r\nCart=C3=A3o 4111 1111=\r\n 1111 1111';
  for (const eml of [base64, quoted]) expect(found(mailText(eml))).toHaveLength(1);
});
