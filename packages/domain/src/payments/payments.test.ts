import { expect, test } from 'vitest';
import { STATUS_COBRANCA, TIPO_FORMA_PAGAMENTO } from '../enums/index.ts';
import { airQuote, flight } from '../test-support/air-quote.ts';
import {
  cardExpiry,
  cardIsMasked,
  cardMode,
  cardOfForm,
  cardViewsSince,
  isCardPayment,
  isCredentialCreditCard,
  isTravellerCardPayment,
  nameOnCard,
  paymentTypeMayChange,
  paymentTypeViolations,
  virtualCardActions,
  virtualCardNeedsSave,
  virtualCardState,
  virtualCardViolation,
  virtualCardViolations,
} from './index.ts';

test('Q-161 all but direct payment and billed are card payments', () => {
  expect(TIPO_FORMA_PAGAMENTO.filter((form) => !isCardPayment(form))).toEqual(['PAGAMENTO_DIRETO', 'FATURADO']);
  expect(isCardPayment(null)).toBe(false);
});
test('Q-114 only one form is paid by the travellers’ own cards', () => {
  expect(TIPO_FORMA_PAGAMENTO.filter((form) => isTravellerCardPayment(form))).toEqual(['CARTAO_VIAJANTE']);
  expect(isTravellerCardPayment(null)).toBe(false);
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
test('Q-163 a changed payment type is refused at its field once the quote was charged; the same one, and an uncharged quote, are not', () => {
  const [card, billed, none] = [{ tipoPagamento: { id: 1 } }, { tipoPagamento: { id: 2 } }, { tipoPagamento: null }];
  const charged = [{ statusCobranca: 'NAO_COBRADO' }, { statusCobranca: 'COBRADO' }] as const;
  for (const after of [billed, none]) {
    expect(paymentTypeViolations(card, after, charged)).toEqual([{ key: 'tipo_pagamento_ja_cobrado', field: 'tipoPagamento' }]);
    expect(paymentTypeViolations(card, after, [{ statusCobranca: 'PROCESSANDO' }])).toEqual([]);
  }
  expect(paymentTypeViolations(card, card, charged)).toEqual([]);
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
test('Q-165 without a card there is none; one that was generated or cancelled says so', () => {
  expect([virtualCardState(null), virtualCardState({ estado: 'GERADO' }), virtualCardState({ estado: 'CANCELADO' })]).toEqual([
    'NENHUM',
    'GERADO',
    'CANCELADO',
  ]);
});
test('Q-036 Q-164 Q-169 the card that is shown and logged follows the payment type', () => {
  expect([cardOfForm('CARTAO_FIXO'), cardOfForm('CARTAO_VIRTUAL_POR_TRANSACAO'), cardOfForm('CARTAO_VIAJANTE'), cardOfForm(null)]).toEqual([
    'FIXO',
    'VCN',
    'VIAJANTE',
    'VIAJANTE',
  ]);
});
test('Q-036 a logged view hands out its card for a minute', () => {
  expect(cardViewsSince(new Date('2026-11-21T14:05:30.000Z'))).toEqual(new Date('2026-11-21T14:04:30.000Z'));
});
test('Q-035 a card whose number has a star came masked', () => {
  expect(cardIsMasked({ numero: '************1111' })).toBe(true);
  expect(cardIsMasked({ numero: '4111111111111111' })).toBe(false);
});
test('Q-167 B-062 a virtual card is generated for a quote that is paid with one and waits for its issue', () => {
  const tipoPagamento = {
    id: 5,
    descricao: 'VCN',
    tipoFormaPagamento: 'CARTAO_VIRTUAL_POR_TRANSACAO',
    faturadoGuiche: false,
    data: null,
  } as const;
  const quote = { statusCotacao: 'EMISSAO_PENDENTE', tipoPagamento } as const;
  const keys = (changed: object) => virtualCardViolations({ ...quote, ...changed }).map(({ key }) => key);
  expect(keys({})).toEqual([]);
  expect(keys({ tipoPagamento: null })).toEqual(['cartao_virtual_outra_forma']);
  expect(keys({ tipoPagamento: { ...tipoPagamento, tipoFormaPagamento: 'CARTAO_FIXO' } })).toEqual(['cartao_virtual_outra_forma']);
  for (const statusCotacao of ['EMISSAO_FINALIZADA', 'EMISSAO_CANCELADA', 'COTACAO_CANCELADA']) {
    expect(keys({ statusCotacao })).toEqual(['cartao_virtual_depois_da_emissao']);
  }
  expect(keys({ segmentos: [{ voos: [flight({ localizador: null })] }] })).toEqual(['informe_um_localizador_valido']);
  expect(keys({ segmentos: [{ voos: [flight({ localizador: 'ABC123' })] }] })).toEqual([]);
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
  expect(nameOnCard({ ...card, nomeCartaoColaborador: 'ANA M LIMA', titular: 'ANA LIMA', nome: 'Ana' })).toBe('ANA M LIMA');
  expect(nameOnCard({ ...card, nomeCartaoColaborador: ' ', titular: 'ANA LIMA', nome: 'Ana' })).toBe('ANA LIMA');
  expect(nameOnCard({ ...card, nome: 'Ana' })).toBe('Ana');
  expect(nameOnCard(card)).toBe('');
});

test('Q-166 a card is generated for what is stored: amount, payment type and locator must be saved, the rest need not', () => {
  const stored = airQuote();
  const needs = (changes: object) => virtualCardNeedsSave({ ...stored, ...changes }, stored);
  expect(needs({})).toBe(false);
  expect(needs({ dataEmissao: '2026-11-21T15:00:00.000Z', emissor: 'Ana', observacao: 'Janela', total: 1 })).toBe(false);
  expect(needs({ tarifa: (stored.tarifa ?? 0) + 1 })).toBe(true);
  expect(needs({ tipoPagamento: { id: 99 } })).toBe(true);
  expect(needs({ segmentos: [{ voos: [flight({ localizador: 'ZZZ999' })] }] })).toBe(true);
  expect(needs({ email: 'reservas@outro.test' })).toBe(true);
});
