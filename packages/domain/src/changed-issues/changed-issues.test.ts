import { expect, test } from 'vitest';
import type { HotelService, RequestSummary, Service, Traveller } from '../entities/index.ts';
import { STATUS_COTACAO, STATUS_SOLICITACAO } from '../enums/index.ts';
import { reservationOf } from '../issuing/index.ts';
import { airQuote } from '../test-support/air-quote.ts';
import { hotelQuote } from '../test-support/quotes.ts';
import {
  approvalDifference,
  askedChangeViolations,
  awaitsChangeApproval,
  byTraveller,
  changeDecisionViolations,
  changeMayBeAsked,
  isChangedIssue,
  isUnderChange,
  mayBeSentForChange,
  pendingChange,
  pendingStatus,
  quoteAfterAskedChange,
  quoteAfterEnd,
  quoteMayBeAsked,
  requestMayBeEnded,
  segmentsAwaitingNothing,
  segmentsToCancel,
  statusAfterChangeDecision,
} from './index.ts';

const stay = hotelQuote({ statusCotacao: 'EMISSAO_PENDENTE', total: 909.15, cotacaoMoeda: 1 });
/** A hotel service with a chosen quote; a reduced shape, which is all that is read. */
function hotel(changes: Partial<HotelService> = {}): Service {
  return { tipoServico: 'HOTEL', escolhida: stay, valorAprovado: 909.15, ...changes } as Service;
}

test('A-102 changed issues are changed or wait for approval, whatever their quotes', () => {
  expect(STATUS_SOLICITACAO.filter((status) => isChangedIssue(status, []))).toEqual(['APROVACAO_ALTERACAO', 'EMISSAO_ALTERACAO']);
});

test('A-086 a cancelled request stays in changed issues until what was issued is cancelled', () => {
  expect(STATUS_COTACAO.filter((status) => isChangedIssue('CANCELADA', ['COTACAO_CANCELADA', status]))).toEqual([
    'EMISSAO_CANCELAMENTO_PENDENTE',
  ]);
});

test('A-080 A-116 a changed issue is a cancellation when only cancellations are left, or when its request was ended', () => {
  const pending = (status: RequestSummary['status'], statusCotacaoViagem: RequestSummary['statusCotacaoViagem']) =>
    pendingChange({ status, statusCotacaoViagem });
  expect(pending('EMISSAO_ALTERACAO', 'EMISSAO_CANCELAMENTO_PENDENTE')).toBe('CANCELAMENTO');
  expect(pending('CANCELADA', 'EMISSAO_CANCELADA')).toBe('CANCELAMENTO');
  expect(pending('EMISSAO_ALTERACAO', 'EMISSAO_ALTERACAO')).toBe('ALTERACAO');
  expect(pending('APROVACAO_ALTERACAO', 'EMISSAO_ALTERACAO')).toBe('ALTERACAO');
});

test('A-028 A-080 on the dashboard a request is a change or cancellation, else a conversation while messages are unread, else one of the others', () => {
  const pending = (
    status: RequestSummary['status'],
    statusCotacaoViagem: RequestSummary['statusCotacaoViagem'],
    mensagensNaoLidas: number,
  ) => pendingStatus({ status, statusCotacaoViagem, mensagensNaoLidas });
  expect(pending('EMISSAO_ALTERACAO', 'EMISSAO_CANCELAMENTO_PENDENTE', 2)).toBe('CANCELAMENTO');
  expect(pending('CANCELADA', 'EMISSAO_CANCELAMENTO_PENDENTE', 0)).toBe('CANCELAMENTO');
  expect(pending('CANCELADA', 'EMISSAO_CANCELADA', 0)).toBe('OUTROS');
  expect(pending('EMISSAO_ALTERACAO', 'EMISSAO_ALTERACAO', 0)).toBe('ALTERACAO');
  expect(pending('SELECAO_COTACAO', 'COTACAO_PENDENTE', 1)).toBe('FOLLOW_UP_PENDENTE');
  expect(pending('SELECAO_COTACAO', 'COTACAO_PENDENTE', 0)).toBe('OUTROS');
});

test('A-105 by traveller each request is below every one of its travellers, in the order in which they come', () => {
  const [ana, rui, eva] = ['Ana', 'Rui', 'Eva'].map(
    (nomeCompleto): Traveller => ({ id: nomeCompleto, nomeCompleto, email: null, vip: false, premium: false }),
  );
  const request = (id: number, colaboradores: (Traveller | undefined)[]) => ({ id, colaboradores }) as unknown as RequestSummary;
  const groups = byTraveller([request(1, [rui, ana]), request(2, [ana]), request(3, [eva, rui])]);
  expect(groups.map(({ viajante, solicitacoes }) => [viajante.nomeCompleto, solicitacoes.map(({ id }) => id)])).toEqual([
    ['Rui', [1, 3]],
    ['Ana', [1, 2]],
    ['Eva', [3]],
  ]);
});

test('A-107 a service is under change while its chosen quote is to be changed or cancelled', () => {
  expect(STATUS_COTACAO.filter((statusCotacao) => isUnderChange({ escolhida: { ...stay, statusCotacao } }))).toEqual([
    'EMISSAO_ALTERACAO',
    'EMISSAO_CANCELAMENTO_PENDENTE',
  ]);
  expect(isUnderChange({ escolhida: null })).toBe(false);
});

test('A-109 issued flights, hotels and cars may be sent for change, other services not', () => {
  const issued = { escolhida: { ...stay, statusCotacao: 'EMISSAO_FINALIZADA' } } as const;
  const kinds = ['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS'] as const;
  expect(kinds.filter((tipoServico) => mayBeSentForChange({ tipoServico, ...issued }))).toEqual(['AEREO', 'HOTEL', 'CARRO']);
  expect(
    STATUS_COTACAO.filter((statusCotacao) => mayBeSentForChange({ tipoServico: 'HOTEL', escolhida: { ...stay, statusCotacao } })),
  ).toEqual(['EMISSAO_FINALIZADA']);
  expect(mayBeSentForChange({ tipoServico: 'HOTEL', escolhida: null })).toBe(false);
});

test('A-108 S-001 what is to be approved: another total than the approved one, or another reservation, and which parts of it', () => {
  expect(approvalDifference(hotel())).toBeNull();
  expect(approvalDifference(hotel({ escolhida: null }))).toBeNull();
  expect(approvalDifference(hotel({ valorAprovado: 900 }))).toEqual({
    valorAprovado: 900,
    total: 909.15,
    diferenca: 9.15,
    reservaAlterada: false,
    reserva: [],
  });
  const reservaAprovada = [...reservationOf('HOTEL', stay)];
  expect(approvalDifference(hotel({ reservaAprovada }))).toBeNull();
  const later = { ...stay, checkout: '2026-12-14T12:00' };
  expect(approvalDifference(hotel({ reservaAprovada, escolhida: later }))).toEqual({
    valorAprovado: 909.15,
    total: 909.15,
    diferenca: 0,
    reservaAlterada: true,
    reserva: [{ part: 'checkout', place: 1, approved: [stay.checkout], present: ['2026-12-14T12:00'] }],
  });
  // Nothing was approved: only a reservation can differ.
  expect(approvalDifference(hotel({ valorAprovado: null }))).toBeNull();
});

test('A-110 A-291 A-292 A-328 a rejection needs a reason of at most 255 characters, an approval none', () => {
  const decide = (aprovado: boolean, justificativa: string | null) =>
    changeDecisionViolations('APROVACAO_ALTERACAO', { aprovado, justificativa });
  expect(decide(true, null)).toEqual([]);
  expect(decide(false, 'Passa da política.')).toEqual([]);
  expect(decide(false, ' x '.padEnd(300))).toEqual([]);
  expect(decide(false, null)).toEqual([{ key: 'preencha_o_campo_antes_de_continuar', field: 'justificativa' }]);
  expect(decide(false, ' \n')).toEqual([{ key: 'preencha_o_campo_antes_de_continuar', field: 'justificativa' }]);
  expect(decide(false, 'x'.repeat(255))).toEqual([]);
  expect(decide(false, 'x'.repeat(256))).toEqual([{ key: 'texto_limite_255', field: 'justificativa' }]);
});

test('A-110 Q-096 only a change that waits for approval is decided on, and it leads back to issuing', () => {
  expect(STATUS_SOLICITACAO.filter(awaitsChangeApproval)).toEqual(['APROVACAO_ALTERACAO']);
  for (const status of STATUS_SOLICITACAO.filter((one) => !awaitsChangeApproval(one))) {
    expect(changeDecisionViolations(status, { aprovado: true, justificativa: null })).toEqual([
      { key: 'alteracao_nao_aguarda_aprovacao', field: '' },
    ]);
  }
  expect(statusAfterChangeDecision('APROVACAO_ALTERACAO')).toBe('EMISSAO');
});

test('Q-096 a change is asked for in the closing, or while something is changed already', () => {
  expect(STATUS_SOLICITACAO.filter(changeMayBeAsked)).toEqual(['FECHAMENTO', 'EMISSAO_ALTERACAO']);
  expect(STATUS_COTACAO.filter((statusCotacao) => quoteMayBeAsked({ statusCotacao }, 'ALTERAR'))).toEqual(['EMISSAO_FINALIZADA']);
  expect(STATUS_COTACAO.filter((statusCotacao) => quoteMayBeAsked({ statusCotacao }, 'CANCELAR'))).toEqual([
    'EMISSAO_PENDENTE',
    'EMISSAO_ALTERACAO',
    'EMISSAO_FINALIZADA',
  ]);
  expect(quoteAfterAskedChange('EMISSAO_FINALIZADA', 'ALTERAR')).toBe('EMISSAO_ALTERACAO');
  expect(quoteAfterAskedChange('EMISSAO_FINALIZADA', 'CANCELAR')).toBe('EMISSAO_CANCELAMENTO_PENDENTE');
});

test('A-109 Q-096 why a change cannot be asked for', () => {
  const issued = { statusCotacao: 'EMISSAO_FINALIZADA' } as const;
  expect(askedChangeViolations('FECHAMENTO', [issued], 'ALTERAR')).toEqual([]);
  expect(askedChangeViolations('EMISSAO', [issued], 'ALTERAR')).toEqual([{ key: 'solicitacao_nao_pode_ser_alterada', field: '' }]);
  expect(askedChangeViolations('FECHAMENTO', [], 'ALTERAR')).toEqual([{ key: 'servico_nao_pode_ser_alterado', field: '' }]);
  expect(askedChangeViolations('FECHAMENTO', [issued, { statusCotacao: 'EMISSAO_CANCELADA' }], 'CANCELAR')).toEqual([
    { key: 'servico_nao_pode_ser_alterado', field: '' },
  ]);
});

test('Q-084 Q-155 the named segments wait for their cancellation; a cancelled one stays so', () => {
  const segmentos = ([null, null, 'CANCELADO'] as const).map((status, index) => ({
    id: String(index),
    tipo: 'IDA' as const,
    status,
    voos: [],
  }));
  const statuses = (which: readonly number[]) => segmentsToCancel(airQuote({ segmentos }).segmentos, which).map(({ status }) => status);
  expect(statuses([1])).toEqual([null, 'PENDENTE_CANCELAMENTO', 'CANCELADO']);
  expect(statuses([0, 2])).toEqual(['PENDENTE_CANCELAMENTO', null, 'CANCELADO']);
});

test('Q-155 Q-156 with the end of a request no segment waits for its cancellation by itself any more', () => {
  const segmentos = ([null, 'PENDENTE_CANCELAMENTO', 'CANCELADO'] as const).map((status, index) => ({
    id: String(index),
    tipo: 'IDA' as const,
    status,
    voos: [],
  }));
  expect(segmentsAwaitingNothing(segmentos).map(({ status }) => status)).toEqual([null, null, 'CANCELADO']);
});

test('Q-096 a client ends a request: what was offered is cancelled, what was chosen or issued waits for its cancellation', () => {
  expect(STATUS_SOLICITACAO.filter(requestMayBeEnded).toSorted()).toEqual([
    'APROVACAO_ALTERACAO',
    'COTACAO_AGENCIA',
    'EMISSAO',
    'EMISSAO_ALTERACAO',
    'FECHAMENTO',
    'SELECAO_COTACAO',
  ]);
  expect(
    Object.fromEntries(STATUS_COTACAO.map((status) => [status, quoteAfterEnd(status)]).filter(([was, becomes]) => was !== becomes)),
  ).toEqual({
    COTACAO_PENDENTE: 'COTACAO_CANCELADA',
    COTACAO_FINALIZADA: 'COTACAO_CANCELADA',
    EMISSAO_PENDENTE: 'EMISSAO_CANCELAMENTO_PENDENTE',
    EMISSAO_ALTERACAO: 'EMISSAO_CANCELAMENTO_PENDENTE',
    EMISSAO_FINALIZADA: 'EMISSAO_CANCELAMENTO_PENDENTE',
  });
});
