import { expect, test } from 'vitest';
import { cancelAirIssue, changedAirIssue, quoteAfterChange } from '../air/issuing/index.ts';
import {
  quoteAfterAskedChange,
  quoteAfterEnd,
  statusAfterAskedChange,
  statusAfterChangeDecision,
  statusAfterEnd,
} from '../changed-issues/index.ts';
import { STATUS_COTACAO, STATUS_SOLICITACAO, type StatusCotacao, type StatusSolicitacao } from '../enums/index.ts';
import { cancelledHotel, replacedHotel } from '../hotel/change/index.ts';
import { afterIssueEdit, cancelIssue, quoteAfterIssues, quoteCalledOff, statusAfterIssues } from '../issuing/index.ts';
import { airQuote } from '../test-support/air-quote.ts';
import {
  type Actor,
  quoteAfterDecision,
  quoteAfterQuoting,
  quoteAfterRefusal,
  quoteAfterReturn,
  quoteMayBecome,
  requestMayBecome,
  statusAfterApproval,
  statusAfterDecision,
  statusAfterQuoting,
  statusAfterReturn,
  statusAfterSentChoice,
} from './index.ts';

type Writer<Status> = readonly [by: Actor, write: (from: Status) => Status | null];

const edit = {
  kind: 'HOTEL',
  valorAprovado: 1000,
  total: 2000,
  totalBefore: 1000,
  tolerance: 0,
  necessitaAprovacaoAlteracaoValores: true,
  reservationChanged: true,
} as const;
const issued = (statusCotacao: StatusCotacao) => ({ statusCotacao, dataEmissao: '2026-11-20T12:00:00Z' });
const unissued = (statusCotacao: StatusCotacao) => ({ statusCotacao, dataEmissao: null });
const ISSUED = issued('EMISSAO_CANCELAMENTO_PENDENTE');
const UNISSUED = unissued('EMISSAO_PENDENTE');
const CANCELLATION = { multa: 0, opcaoSaldo: null, dataCancelamento: '2026-11-21T18:00:00Z' };
const AIR_FINE = { multa: 0, saldoEntrada: null, opcaoSaldo: null };
const stay = (statusCotacao: StatusCotacao) => ({ escolhida: { statusCotacao, alteradoPrestacao: false }, historico: null });
const cancelled = (status: 'PENDENTE_CANCELAMENTO' | null) => (statusCotacao: StatusCotacao) =>
  cancelAirIssue(
    airQuote({
      statusCotacao,
      segmentos: ['a', 'b'].map((id, index) => ({ id, tipo: 'IDA', status: index === 0 ? status : null, voos: [] })),
    }),
    { tipo: 'IDA_VOLTA' },
  ).statusCotacao;

/** Every function of the domain that says which status comes next, by its name. */
const REQUEST_WRITERS: Record<string, Writer<StatusSolicitacao>> = {
  statusAfterQuoting: ['AGENCIA', statusAfterQuoting],
  'statusAfterDecision: chosen': ['CLIENTE', (from) => statusAfterDecision(from, 'APROVAR')],
  'statusAfterDecision: sent back': ['CLIENTE', (from) => statusAfterDecision(from, 'DEVOLVER')],
  'afterIssueEdit: to selection': [
    'AGENCIA',
    (status) => afterIssueEdit({ ...edit, status, possuiRegraVoltarParaSelecao: true }).returnsTo,
  ],
  'afterIssueEdit: to approval': [
    'AGENCIA',
    (status) => afterIssueEdit({ ...edit, status, possuiRegraVoltarParaSelecao: false }).returnsTo,
  ],
  'statusAfterIssues: to the closing': ['AGENCIA', (from) => statusAfterIssues(from, null)],
  'statusAfterIssues: to selection': ['AGENCIA', (from) => statusAfterIssues(from, 'SELECAO_COTACAO')],
  'statusAfterIssues: to approval': ['AGENCIA', (from) => statusAfterIssues(from, 'APROVACAO_ALTERACAO')],
  'statusAfterReturn: all issued': ['AGENCIA', (from) => statusAfterReturn(from, [ISSUED])],
  'statusAfterReturn: one never issued': ['AGENCIA', (from) => statusAfterReturn(from, [ISSUED, UNISSUED])],
  statusAfterChangeDecision: ['CLIENTE', statusAfterChangeDecision],
  'statusAfterApproval: approved': ['CLIENTE', (from) => statusAfterApproval(from, true)],
  'statusAfterApproval: refused': ['CLIENTE', (from) => statusAfterApproval(from, false)],
  'statusAfterSentChoice: to its approver': ['CLIENTE', (from) => statusAfterSentChoice(from, true)],
  'statusAfterSentChoice: to its issue': ['CLIENTE', (from) => statusAfterSentChoice(from, false)],
  statusAfterAskedChange: ['CLIENTE', statusAfterAskedChange],
  statusAfterEnd: ['CLIENTE', statusAfterEnd],
};
const QUOTE_WRITERS: Record<string, Writer<StatusCotacao>> = {
  quoteAfterQuoting: ['AGENCIA', quoteAfterQuoting],
  'quoteAfterDecision: chosen': ['CLIENTE', (from) => quoteAfterDecision(from, 'APROVAR')],
  'quoteAfterDecision: sent back': ['CLIENTE', (from) => quoteAfterDecision(from, 'DEVOLVER')],
  'quoteAfterReturn: to quoting': ['AGENCIA', (from) => quoteAfterReturn(issued(from), 'COTACAO_AGENCIA')],
  'quoteAfterReturn: to selection': ['AGENCIA', (from) => quoteAfterReturn(issued(from), 'SELECAO_COTACAO')],
  'quoteAfterReturn: to the closing': ['AGENCIA', (from) => quoteAfterReturn(issued(from), 'FECHAMENTO')],
  'quoteAfterReturn: to issuing, never issued': ['AGENCIA', (from) => quoteAfterReturn(unissued(from), 'EMISSAO')],
  quoteAfterIssues: ['AGENCIA', quoteAfterIssues],
  quoteAfterChange: ['AGENCIA', quoteAfterChange],
  quoteCalledOff: ['AGENCIA', quoteCalledOff],
  'quoteAfterAskedChange: to change': ['CLIENTE', (from) => quoteAfterAskedChange(from, 'ALTERAR')],
  'quoteAfterAskedChange: to cancel': ['CLIENTE', (from) => quoteAfterAskedChange(from, 'CANCELAR')],
  quoteAfterRefusal: ['CLIENTE', quoteAfterRefusal],
  quoteAfterEnd: ['CLIENTE', quoteAfterEnd],
  'cancelAirIssue: as a whole': ['AGENCIA', cancelled(null)],
  'cancelAirIssue: in part': ['AGENCIA', cancelled('PENDENTE_CANCELAMENTO')],
  changedAirIssue: ['AGENCIA', (statusCotacao) => changedAirIssue(airQuote({ statusCotacao }), AIR_FINE).statusCotacao],
  cancelIssue: ['AGENCIA', (statusCotacao) => cancelIssue({ statusCotacao }, CANCELLATION).statusCotacao],
  cancelledHotel: ['CLIENTE', (from) => cancelledHotel(stay(from), 'FECHAMENTO').escolhida.statusCotacao],
  replacedHotel: [
    'CLIENTE',
    (from) => replacedHotel(stay('EMISSAO_FINALIZADA'), stay(from).escolhida, '2026-05-02').escolhida.statusCotacao,
  ],
};

/** The changes that a writer makes, `from > to`, without statuses that it refuses or leaves as they are. */
function changesOf<Status extends string>(statuses: readonly Status[], write: (from: Status) => Status | null): [Status, Status][] {
  return statuses.flatMap((from): [Status, Status][] => {
    let to: Status | null;
    try {
      to = write(from);
    } catch (error) {
      // Nothing but the table's refusal.
      expect(error).toBeInstanceOf(RangeError);
      return [];
    }
    return to === null || to === from ? [] : [[from, to]];
  });
}
const told = (changes: readonly [string, string][]) => changes.map(([from, to]) => `${from} > ${to}`);

test.each(Object.entries(REQUEST_WRITERS))('Q-096 a request: %s makes named changes alone', (_name, [by, write]) => {
  const changes = changesOf(STATUS_SOLICITACAO, write);
  expect(changes).not.toEqual([]);
  expect(told(changes.filter(([from, to]) => !requestMayBecome(from, to, by)))).toEqual([]);
});
test.each(Object.entries(QUOTE_WRITERS))('Q-096 a quote: %s makes named changes alone', (name, [by, write]) => {
  const changes = changesOf(STATUS_COTACAO, write);
  // In part nothing is cancelled yet but a segment.
  if (name !== 'cancelAirIssue: in part') expect(changes).not.toEqual([]);
  expect(told(changes.filter(([from, to]) => !quoteMayBecome(from, to, by)))).toEqual([]);
});

const changesBy = (name: string) => told(changesOf(STATUS_SOLICITACAO, REQUEST_WRITERS[name]?.[1] ?? (() => null)));
test('Q-235 Q-259 where a return leads, status by status', () => {
  const first = ['COTACAO_AGENCIA > RASCUNHO', 'EMISSAO > SELECAO_COTACAO'];
  expect(changesBy('statusAfterReturn: all issued').sort()).toEqual([
    ...first,
    'EMISSAO_ALTERACAO > FECHAMENTO',
    'SELECAO_COTACAO > COTACAO_AGENCIA',
  ]);
  expect(changesBy('statusAfterReturn: one never issued').sort()).toEqual([
    ...first,
    'EMISSAO_ALTERACAO > EMISSAO',
    'SELECAO_COTACAO > COTACAO_AGENCIA',
  ]);
  expect(STATUS_SOLICITACAO.filter((status) => statusAfterReturn(status, []) !== null).sort()).toEqual([
    'COTACAO_AGENCIA',
    'EMISSAO',
    'EMISSAO_ALTERACAO',
    'SELECAO_COTACAO',
  ]);
});
test('Q-235 a cancellation that was asked for before the issue goes back to issuing with its request, which nobody issues in the closing', () => {
  const never = unissued('EMISSAO_CANCELAMENTO_PENDENTE');
  expect(statusAfterReturn('EMISSAO_ALTERACAO', [ISSUED, never])).toBe('EMISSAO');
  expect(quoteAfterReturn(never, 'EMISSAO')).toBe('EMISSAO_PENDENTE');
  expect(quoteAfterReturn(ISSUED, 'EMISSAO')).toBe('EMISSAO_FINALIZADA');
  expect(quoteAfterReturn(UNISSUED, 'EMISSAO')).toBe('EMISSAO_PENDENTE');
});
test('Q-235 only a quote that waits for its issue or its cancellation leads a returned request back to issuing', () => {
  const notChosen = STATUS_COTACAO.filter((status) => status !== 'EMISSAO_PENDENTE' && status !== 'EMISSAO_CANCELAMENTO_PENDENTE');
  expect(statusAfterReturn('EMISSAO_ALTERACAO', notChosen.map(unissued))).toBe('FECHAMENTO');
});
test('Q-105 Q-235 a quote that waited for its first issue is offered again when its request goes back to selection', () => {
  expect(quoteAfterReturn(UNISSUED, 'SELECAO_COTACAO')).toBe('COTACAO_FINALIZADA');
});
test('Q-105 Q-235 what becomes of the quotes of a request that goes back', () => {
  const back = (to: StatusSolicitacao) => told(changesOf(STATUS_COTACAO, (from) => quoteAfterReturn(issued(from), to))).sort();
  const left = ['EMISSAO_ALTERACAO > EMISSAO_FINALIZADA', 'EMISSAO_CANCELAMENTO_PENDENTE > EMISSAO_FINALIZADA'];
  expect(back('RASCUNHO')).toEqual([]);
  expect(back('COTACAO_AGENCIA')).toEqual(['COTACAO_FINALIZADA > COTACAO_PENDENTE']);
  expect(back('SELECAO_COTACAO')).toEqual(['EMISSAO_ALTERACAO > COTACAO_FINALIZADA', 'EMISSAO_PENDENTE > COTACAO_FINALIZADA']);
  expect(back('APROVACAO_ALTERACAO')).toEqual([]);
  expect(back('EMISSAO')).toEqual(left);
  expect(back('FECHAMENTO')).toEqual(left);
});
