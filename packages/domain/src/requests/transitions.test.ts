import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STATUS_COTACAO, STATUS_SOLICITACAO } from '../enums/index.ts';
import {
  movedQuote,
  movedRequest,
  QUOTE_TRANSITIONS,
  quoteMayBecome,
  quoteTransitionRefusal,
  REQUEST_TRANSITIONS,
  requestMayBecome,
  requestTransitionRefusal,
  type Transition,
} from './index.ts';

/** The statuses that can be reached from one, itself included. */
function reached<Status>(table: readonly Transition<Status>[], from: Status): Set<Status> {
  const found = new Set([from]);
  for (const status of found) for (const transition of table) if (transition.from === status) found.add(transition.to);
  return found;
}

function ends<Status>(table: readonly Transition<Status>[], statuses: Iterable<Status>): Status[] {
  return [...statuses].filter((status) => table.every(({ from }) => from !== status));
}

test('Q-092 Q-093 Q-095 the way from quoting to the closing', () => {
  expect(requestMayBecome('COTACAO_AGENCIA', 'SELECAO_COTACAO', 'AGENCIA')).toBe(true);
  expect(requestMayBecome('SELECAO_COTACAO', 'EMISSAO', 'CLIENTE')).toBe(true);
  expect(requestMayBecome('EMISSAO', 'FECHAMENTO', 'AGENCIA')).toBe(true);
  expect(requestMayBecome('EMISSAO_ALTERACAO', 'FECHAMENTO', 'AGENCIA')).toBe(true);
  expect(quoteMayBecome('COTACAO_PENDENTE', 'COTACAO_FINALIZADA', 'AGENCIA')).toBe(true);
  expect(quoteMayBecome('COTACAO_FINALIZADA', 'EMISSAO_PENDENTE', 'CLIENTE')).toBe(true);
  expect(quoteMayBecome('EMISSAO_PENDENTE', 'EMISSAO_FINALIZADA', 'AGENCIA')).toBe(true);
});
test('Q-096 the changes that are named, each with who makes it', () => {
  const named = <Status>(table: readonly Transition<Status>[]) => table.map(({ from, to, by }) => `${from} > ${to} (${by})`);
  expect(named(REQUEST_TRANSITIONS)).toEqual([
    'RASCUNHO > COTACAO_AGENCIA (CLIENTE)',
    'COTACAO_AGENCIA > SELECAO_COTACAO (AGENCIA)',
    'COTACAO_AGENCIA > RASCUNHO (AGENCIA)',
    'COTACAO_AGENCIA > CANCELADA (CLIENTE)',
    'SELECAO_COTACAO > EMISSAO (CLIENTE)',
    'SELECAO_COTACAO > APROVACAO (CLIENTE)',
    'SELECAO_COTACAO > COTACAO_AGENCIA (CLIENTE)',
    'SELECAO_COTACAO > COTACAO_AGENCIA (AGENCIA)',
    'SELECAO_COTACAO > CANCELADA (CLIENTE)',
    'EMISSAO > FECHAMENTO (AGENCIA)',
    'EMISSAO > SELECAO_COTACAO (AGENCIA)',
    'EMISSAO > APROVACAO_ALTERACAO (AGENCIA)',
    'EMISSAO > CANCELADA (CLIENTE)',
    'EMISSAO_ALTERACAO > FECHAMENTO (AGENCIA)',
    'EMISSAO_ALTERACAO > EMISSAO (AGENCIA)',
    'EMISSAO_ALTERACAO > SELECAO_COTACAO (AGENCIA)',
    'EMISSAO_ALTERACAO > APROVACAO_ALTERACAO (AGENCIA)',
    'EMISSAO_ALTERACAO > CANCELADA (CLIENTE)',
    'APROVACAO > EMISSAO (CLIENTE)',
    'APROVACAO > REPROVADA (CLIENTE)',
    'APROVACAO_ALTERACAO > EMISSAO (CLIENTE)',
    'APROVACAO_ALTERACAO > CANCELADA (CLIENTE)',
    'FECHAMENTO > EMISSAO_ALTERACAO (CLIENTE)',
    'FECHAMENTO > CANCELADA (CLIENTE)',
  ]);
  expect(named(QUOTE_TRANSITIONS)).toEqual([
    'COTACAO_PENDENTE > COTACAO_FINALIZADA (AGENCIA)',
    'COTACAO_PENDENTE > EMISSAO_PENDENTE (CLIENTE)',
    'COTACAO_PENDENTE > COTACAO_CANCELADA (AGENCIA)',
    'COTACAO_PENDENTE > COTACAO_CANCELADA (CLIENTE)',
    'COTACAO_FINALIZADA > EMISSAO_PENDENTE (CLIENTE)',
    'COTACAO_FINALIZADA > EMISSAO_PENDENTE (AGENCIA)',
    'COTACAO_FINALIZADA > COTACAO_PENDENTE (CLIENTE)',
    'COTACAO_FINALIZADA > COTACAO_PENDENTE (AGENCIA)',
    'COTACAO_FINALIZADA > COTACAO_CANCELADA (AGENCIA)',
    'COTACAO_FINALIZADA > COTACAO_CANCELADA (CLIENTE)',
    'EMISSAO_PENDENTE > EMISSAO_FINALIZADA (AGENCIA)',
    'EMISSAO_PENDENTE > COTACAO_FINALIZADA (AGENCIA)',
    'EMISSAO_PENDENTE > COTACAO_CANCELADA (AGENCIA)',
    'EMISSAO_PENDENTE > EMISSAO_CANCELADA (AGENCIA)',
    'EMISSAO_PENDENTE > EMISSAO_CANCELAMENTO_PENDENTE (CLIENTE)',
    'EMISSAO_FINALIZADA > EMISSAO_ALTERACAO (CLIENTE)',
    'EMISSAO_FINALIZADA > EMISSAO_CANCELAMENTO_PENDENTE (CLIENTE)',
    'EMISSAO_ALTERACAO > EMISSAO_ALTERADA (AGENCIA)',
    'EMISSAO_ALTERACAO > COTACAO_FINALIZADA (AGENCIA)',
    'EMISSAO_ALTERACAO > EMISSAO_FINALIZADA (AGENCIA)',
    'EMISSAO_ALTERACAO > EMISSAO_CANCELAMENTO_PENDENTE (CLIENTE)',
    'EMISSAO_CANCELAMENTO_PENDENTE > EMISSAO_CANCELADA (AGENCIA)',
    'EMISSAO_CANCELAMENTO_PENDENTE > EMISSAO_FINALIZADA (AGENCIA)',
    'EMISSAO_CANCELAMENTO_PENDENTE > EMISSAO_PENDENTE (AGENCIA)',
  ]);
});
test('Q-159 a confirmed air change ends as changed', () => {
  expect(quoteMayBecome('EMISSAO_ALTERACAO', 'EMISSAO_ALTERADA', 'AGENCIA')).toBe(true);
  expect(ends(QUOTE_TRANSITIONS, ['EMISSAO_ALTERADA'])).toEqual(['EMISSAO_ALTERADA']);
});
test('Q-096 a change of status that is not named is refused for everybody', () => {
  const named = (table: readonly Transition<string>[], from: string, to: string) => table.some((t) => t.from === from && t.to === to);
  fc.assert(
    fc.property(
      fc.constantFrom(...STATUS_COTACAO),
      fc.constantFrom(...STATUS_COTACAO),
      fc.constantFrom('AGENCIA', 'CLIENTE', undefined),
      (from, to, by) => {
        if (!named(QUOTE_TRANSITIONS, from, to)) expect(quoteTransitionRefusal(from, to, by)).toBe('not_named');
      },
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...STATUS_SOLICITACAO), fc.constantFrom(...STATUS_SOLICITACAO), (from, to) => {
      if (!named(REQUEST_TRANSITIONS, from, to)) expect(requestTransitionRefusal(from, to)).toBe('not_named');
    }),
  );
});
test('Q-096 what another one does is refused with that reason', () => {
  expect(requestMayBecome('FINALIZADO', 'COTACAO_AGENCIA')).toBe(false);
  expect(quoteMayBecome('EMISSAO_CANCELADA', 'COTACAO_PENDENTE')).toBe(false);
  expect(requestTransitionRefusal('SELECAO_COTACAO', 'EMISSAO', 'AGENCIA')).toBe('by_another');
  expect(quoteTransitionRefusal('EMISSAO_FINALIZADA', 'EMISSAO_ALTERACAO', 'AGENCIA')).toBe('by_another');
  expect(quoteTransitionRefusal('COTACAO_PENDENTE', 'COTACAO_FINALIZADA', 'AGENCIA')).toBeUndefined();
});
test('Q-096 a move is made when it is named for its actor; what stays is none', () => {
  expect(movedRequest('EMISSAO', 'SELECAO_COTACAO', 'AGENCIA')).toBe('SELECAO_COTACAO');
  expect(movedRequest('FINALIZADO', 'FINALIZADO', 'AGENCIA')).toBe('FINALIZADO');
  expect(() => movedRequest('FECHAMENTO', 'EMISSAO_ALTERACAO', 'AGENCIA')).toThrow(RangeError);
  expect(() => movedRequest('FECHAMENTO', 'EMISSAO_ALTERACAO', 'AGENCIA')).toThrow(
    /AGENCIA may not turn FECHAMENTO into EMISSAO_ALTERACAO: \w+/,
  );
  expect(movedQuote('EMISSAO_FINALIZADA', 'EMISSAO_ALTERACAO', 'CLIENTE')).toBe('EMISSAO_ALTERACAO');
  expect(() => movedQuote('EMISSAO_CANCELADA', 'COTACAO_PENDENTE', 'AGENCIA')).toThrow(RangeError);
});
test('Q-096 the client asks for a change, a cancellation of what was issued, or an end of it all', () => {
  expect(requestMayBecome('FECHAMENTO', 'EMISSAO_ALTERACAO', 'CLIENTE')).toBe(true);
  expect(quoteMayBecome('EMISSAO_FINALIZADA', 'EMISSAO_ALTERACAO', 'CLIENTE')).toBe(true);
  expect(quoteMayBecome('EMISSAO_FINALIZADA', 'EMISSAO_CANCELAMENTO_PENDENTE', 'CLIENTE')).toBe(true);
  expect(STATUS_SOLICITACAO.filter((from) => requestMayBecome(from, 'CANCELADA', 'CLIENTE')).toSorted()).toEqual([
    'APROVACAO_ALTERACAO',
    'COTACAO_AGENCIA',
    'EMISSAO',
    'EMISSAO_ALTERACAO',
    'FECHAMENTO',
    'SELECAO_COTACAO',
  ]);
  expect(STATUS_SOLICITACAO.filter((from) => requestMayBecome(from, 'CANCELADA', 'AGENCIA'))).toEqual([]);
});
/** Statuses that other products of the company give a quote. */
const ELSEWHERE = ['COTACAO_EM_ANALISE', 'APROVACAO'] as const;
test('Q-084 Q-096 no change leads to or from the two statuses of other products', () => {
  const named = QUOTE_TRANSITIONS.flatMap(({ from, to }) => [from, to]);
  expect(STATUS_COTACAO.filter((status) => !named.includes(status))).toEqual(ELSEWHERE);
});
test('every quote reaches an end, and the ends are those from which nothing leads on', () => {
  expect(ends(QUOTE_TRANSITIONS, STATUS_COTACAO)).toEqual(['COTACAO_CANCELADA', 'EMISSAO_ALTERADA', 'EMISSAO_CANCELADA', ...ELSEWHERE]);
  for (const status of STATUS_COTACAO) expect(ends(QUOTE_TRANSITIONS, reached(QUOTE_TRANSITIONS, status)), status).not.toEqual([]);
});
test('every request that the agency works on reaches the closing', () => {
  for (const status of ['COTACAO_AGENCIA', 'SELECAO_COTACAO', 'EMISSAO', 'EMISSAO_ALTERACAO', 'APROVACAO_ALTERACAO'] as const) {
    expect(reached(REQUEST_TRANSITIONS, status), status).toContain('FECHAMENTO');
  }
});
