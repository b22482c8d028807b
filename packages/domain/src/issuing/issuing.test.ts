import { expect, test } from 'vitest';
import { STATUS_SOLICITACAO } from '../enums/index.ts';
import {
  afterIssueEdit,
  awaitsSupplier,
  type IssueEdit,
  issueEvent,
  paymentTypeChanged,
  quoteCalledOff,
  reservationDataChanged,
  returnsToApproval,
  saveQuestion,
  withSavedQuote,
} from './index.ts';

const edit: IssueEdit = {
  kind: 'HOTEL',
  status: 'EMISSAO',
  valorAprovado: 1000,
  total: 1100.01,
  totalBefore: 1000,
  tolerance: 0.1,
  necessitaAprovacaoAlteracaoValores: true,
  possuiRegraVoltarParaSelecao: false,
  reservationChanged: false,
};
test('Q-103 a total above the limit returns to approval while a rule is in force', () => {
  expect(returnsToApproval({ ...edit, total: 1100 })).toBe(false);
  expect(returnsToApproval(edit)).toBe(true);
  expect(returnsToApproval({ ...edit, necessitaAprovacaoAlteracaoValores: false })).toBe(false);
  expect(returnsToApproval({ ...edit, valorAprovado: null })).toBe(false);
});
test('Q-103 Q-134 air is let up to its own ceiling', () => {
  const air: IssueEdit = { ...edit, kind: 'AEREO', valorAprovado: 1000.01, total: 1100.02 };
  expect(returnsToApproval(air)).toBe(false);
  expect(returnsToApproval({ ...air, kind: 'HOTEL' })).toBe(true);
});
test('Q-104 changed reservation data return to approval whatever the total', () =>
  expect(returnsToApproval({ ...edit, total: 1, necessitaAprovacaoAlteracaoValores: false, reservationChanged: true })).toBe(true));
test('Q-105 a changed total marks the quote; with the rule the request goes back to selection, before approval', () => {
  expect(afterIssueEdit(edit)).toEqual({ valorAlteradoEmissao: true, returnsTo: 'APROVACAO_ALTERACAO' });
  expect(afterIssueEdit({ ...edit, possuiRegraVoltarParaSelecao: true })).toEqual({
    valorAlteradoEmissao: true,
    returnsTo: 'SELECAO_COTACAO',
  });
  expect(afterIssueEdit({ ...edit, total: 1050 })).toEqual({ valorAlteradoEmissao: true, returnsTo: null });
  expect(afterIssueEdit({ ...edit, total: 999.99 })).toEqual({ valorAlteradoEmissao: true, returnsTo: null });
  expect(afterIssueEdit({ ...edit, total: 999.99, possuiRegraVoltarParaSelecao: true }).returnsTo).toBe('SELECAO_COTACAO');
  expect(afterIssueEdit({ ...edit, total: 1000, possuiRegraVoltarParaSelecao: true })).toEqual({
    valorAlteradoEmissao: false,
    returnsTo: null,
  });
});
test('Q-098 Q-105 an edit saved as HISTORICO marks the quote and moves nothing', () => {
  const moving = { ...edit, possuiRegraVoltarParaSelecao: true, reservationChanged: true };
  for (const status of STATUS_SOLICITACAO) {
    const moves = status === 'EMISSAO' || status === 'EMISSAO_ALTERACAO';
    const back = moves ? ['SELECAO_COTACAO', 'APROVACAO_ALTERACAO'] : [null, null];
    expect(afterIssueEdit({ ...moving, status }), status).toEqual({ valorAlteradoEmissao: true, returnsTo: back[0] });
    expect(afterIssueEdit({ ...edit, status }), status).toEqual({ valorAlteradoEmissao: true, returnsTo: back[1] });
    expect(saveQuestion({ ...edit, status }) !== null, status).toBe(moves);
  }
});

test('Q-063 a save that raises the value beyond the limit asks first', () => {
  expect(saveQuestion(edit)).toEqual({ key: 'valor_alterado_cotacao_retornara_para_analise', confirm: 'seguir_com_alteracao' });
  expect(saveQuestion({ ...edit, total: 1100 })).toBeNull();
  expect(saveQuestion({ ...edit, total: 900, reservationChanged: true })).toBeNull();
  expect(saveQuestion({ ...edit, total: 1100.01, totalBefore: 1100.01, reservationChanged: true })).toBeNull();
});

test('Q-104 the same texts reserve the same, another or one more does not', () => {
  expect(reservationDataChanged(['GRU', null], ['GRU', null])).toBe(false);
  expect(reservationDataChanged(['GRU', null], ['CGH', null])).toBe(true);
  expect(reservationDataChanged(['GRU', 'REC'], ['GRU', null])).toBe(true);
  expect(reservationDataChanged(['GRU'], ['GRU', null])).toBe(true);
  expect(reservationDataChanged(['GRU', null], ['GRU'])).toBe(true);
});

test('Q-104 what was open when it was approved, and is filled in later, is no change', () =>
  expect(reservationDataChanged(['Radisson', null], ['Radisson', 'Duplo'])).toBe(false));

test.each([
  ['EMISSAO', 'EMISSAO'],
  ['EMISSAO_ALTERACAO', 'ALTERACAO'],
  ['FECHAMENTO', 'HISTORICO'],
  ['COTACAO_AGENCIA', null],
  ['SELECAO_COTACAO', null],
] as const)('Q-097 Q-098 an edit of a request in %s is saved as %s', (status, event) => expect(issueEvent(status)).toBe(event));
test('Q-099 the payment type changed when its id did', () => {
  expect(paymentTypeChanged({ tipoPagamento: { id: 1 } }, { tipoPagamento: { id: 2 } })).toBe(true);
  expect(paymentTypeChanged({ tipoPagamento: { id: 1 } }, { tipoPagamento: { id: 1 } })).toBe(false);
  expect(paymentTypeChanged({ tipoPagamento: null }, { tipoPagamento: { id: 1 } })).toBe(true);
  expect(paymentTypeChanged({ tipoPagamento: { id: 1 } }, { tipoPagamento: null })).toBe(true);
  expect(paymentTypeChanged({ tipoPagamento: null }, { tipoPagamento: null })).toBe(false);
});
test('Q-094 Q-100 the same id replaces in place, another id takes over and is the chosen one', () => {
  const service = {
    cotacoes: [
      { id: 'a', n: 1 },
      { id: 'b', n: 1 },
    ],
    escolhida: null,
    idCotacaoEscolhida: null,
  };
  expect(withSavedQuote(service, 'b', { id: 'b', n: 2 })).toEqual({
    ...service,
    cotacoes: [
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
    ],
  });
  expect(withSavedQuote(service, 'b', { id: 'c', n: 2 })).toEqual({
    cotacoes: [
      { id: 'a', n: 1 },
      { id: 'c', n: 2 },
    ],
    escolhida: { id: 'c', n: 2 },
    idCotacaoEscolhida: 'c',
  });
  const chosen = { ...service, escolhida: { id: 'b', n: 1 }, idCotacaoEscolhida: 'b' };
  expect(withSavedQuote(chosen, 'b', { id: 'b', n: 2 }).escolhida).toEqual({ id: 'b', n: 2 });
});

test('Q-086 S-104 three statuses wait for the supplier', () => {
  expect(
    (['COTACAO_PENDENTE', 'EMISSAO_PENDENTE', 'EMISSAO_CANCELAMENTO_PENDENTE', 'COTACAO_FINALIZADA', 'EMISSAO_FINALIZADA'] as const).filter(
      awaitsSupplier,
    ),
  ).toEqual(['COTACAO_PENDENTE', 'EMISSAO_PENDENTE', 'EMISSAO_CANCELAMENTO_PENDENTE']);
});
test('Q-157 a quote that was issued cannot be called off', () => {
  expect(quoteCalledOff('EMISSAO_PENDENTE')).toBe('COTACAO_CANCELADA');
  expect(() => quoteCalledOff('EMISSAO_FINALIZADA')).toThrow(RangeError);
});
