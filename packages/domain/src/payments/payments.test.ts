import { expect, test } from 'vitest';
import { STATUS_COBRANCA, TIPO_FORMA_PAGAMENTO } from '../enums/index.ts';
import { flight } from '../test-support/air-quote.ts';
import {
  cardExpiry,
  cardMode,
  isCardPayment,
  isCredentialCreditCard,
  nameOnCard,
  paymentTypeMayChange,
  virtualCardActions,
  virtualCardViolation,
} from './index.ts';

test('Q-161 all but direct payment and billed are card payments', () => {
  expect(TIPO_FORMA_PAGAMENTO.filter((form) => !isCardPayment(form))).toEqual(['PAGAMENTO_DIRETO', 'FATURADO']);
  expect(isCardPayment(null)).toBe(false);
});
test('Q-162 a Wex card is a card of a quote and none of a credential', () => {
  expect(isCardPayment('CARTAOWEX')).toBe(true);
  expect(isCredentialCreditCard('CARTAOWEX')).toBe(false);
  expect(isCredentialCreditCard('FATURADO')).toBe(false);
  expect(isCredentialCreditCard('CARTAO_FIXO')).toBe(true);
});
test('Q-163 one charged entry locks the payment type, the other four charge statuses do not', () => {
  expect(paymentTypeMayChange([])).toBe(true);
  expect(paymentTypeMayChange(STATUS_COBRANCA.filter((status) => status !== 'COBRADO').map((statusCobranca) => ({ statusCobranca })))).toBe(
    true,
  );
  expect(paymentTypeMayChange([{ statusCobranca: 'EM_ABERTO' }, { statusCobranca: 'COBRADO' }])).toBe(false);
});
test('Q-164 the card mode follows the payment type, billed by default', () => {
  expect(cardMode('CARTAO_FIXO')).toBe('fixed');
  expect(cardMode('CARTAO_VIRTUAL_POR_TRANSACAO')).toBe('virtual');
  expect(cardMode('CARTAO_VIAJANTE')).toBe('billed');
  expect(cardMode(null)).toBe('billed');
});
test('Q-165 what a virtual card offers', () => {
  expect(virtualCardActions('NENHUM')).toEqual(['gerar']);
  expect(virtualCardActions('GERADO')).toEqual(['visualizar', 'copiar', 'cancelar']);
  expect(virtualCardActions('CANCELADO')).toEqual(['gerar']);
});
test('Q-167 a virtual card of air waits for the first flight to have a valid locator', () => {
  const flights = (...locators: (string | null)[]) => [{ voos: locators.map((localizador) => flight({ localizador })) }];
  expect(virtualCardViolation(flights('ABC123', null))).toBeUndefined();
  for (const segments of [flights(null, 'ABC123'), flights('123456'), []]) {
    expect(virtualCardViolation(segments)?.key).toBe('informe_um_localizador_valido');
  }
});
test('Q-076 the expiry shown, and the first name that is not blank', () => {
  const card = { numero: '4111111111111111', cvv: null };
  expect(cardExpiry({ ...card, dataVencimento: '2028-12', validade: '2027-01' })).toBe('2028-12');
  expect(cardExpiry({ ...card, dataVencimento: ' ', validade: '2027-01' })).toBe('2027-01');
  expect(cardExpiry(card)).toBe('');
  expect(nameOnCard({ ...card, nomeCartaoColaborador: ' ', titular: 'ANA LIMA', nome: 'Ana' })).toBe('ANA LIMA');
  expect(nameOnCard({ ...card, nome: 'Ana' })).toBe('Ana');
  expect(nameOnCard(card)).toBe('');
});
