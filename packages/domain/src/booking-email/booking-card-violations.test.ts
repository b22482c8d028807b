import { expect, test } from 'vitest';
import { bookingCardViolations } from './index.ts';

const NOW = new Date('2026-11-23T15:00:00.000Z');
const CARD = { numero: '4111111111111111', titular: 'ANA LIMA', validade: '1128', cvv: '123' };

test.each([
  ['a card that can be charged', {}, []],
  ['its last month', { validade: '1126' }, []],
  ['the month before', { validade: '1026' }, ['cartao_vencido validade']],
  ['no month', { validade: '1328' }, ['validade_cartao_invalida validade']],
  ['a masked number', { numero: '************1111' }, ['numero_cartao_invalido numero']],
  ['a wrong check digit', { numero: '4111111111111112' }, ['numero_cartao_invalido numero']],
  ['four digits for Visa', { cvv: '1234' }, ['codigo_verificacao_invalido cvv']],
  ['three digits for American Express', { numero: '378282246310005' }, ['codigo_verificacao_invalido cvv']],
  ['nothing filled in, which the missing items tell', { numero: '', validade: '', cvv: '' }, []],
] as const)('Q-181 Q-183 %s', (_case, change, expected) => {
  expect(bookingCardViolations({ ...CARD, ...change }, NOW).map(({ key, field }) => `${key} ${field}`)).toEqual(expected);
});

test('Q-181 the month of an expiry ends in Brasília', () => {
  const validade = '1126';
  expect(bookingCardViolations({ ...CARD, validade }, new Date('2026-12-01T02:59:00.000Z'))).toEqual([]);
  expect(bookingCardViolations({ ...CARD, validade }, new Date('2026-12-01T03:00:00.000Z'))).toEqual([
    { key: 'cartao_vencido', field: 'validade' },
  ]);
});
