import { expect, test } from 'vitest';
import { STATUS_COTACAO, STATUS_SOLICITACAO } from '../enums/index.ts';
import { airQuote } from '../test-support/air-quote.ts';
import {
  ACAO_SOLICITACAO,
  clientMayDecide,
  concludeQuotingViolations,
  hasNoService,
  listStatusLabel,
  offeredActions,
  quoteAfterDecision,
  quoteAfterQuoting,
  quoteMayBecome,
  requestLogSentence,
  requestMayBecome,
  requestMode,
  requestStatusLabel,
  requestView,
  returnIsOffered,
  returnViolations,
  situationOf,
  statusAfterDecision,
  statusAfterQuoting,
} from './index.ts';

test('Q-010 COTACAO_AGENCIA and SELECAO_COTACAO are quote mode, every other status issue mode', () => {
  expect(STATUS_SOLICITACAO.filter((status) => requestMode(status) === 'quote')).toEqual(['COTACAO_AGENCIA', 'SELECAO_COTACAO']);
});

test.each([
  ['CANCELAMENTO', '/agenciaAlteracao'],
  ['ALTERACAO', '/agenciaAlteracao'],
] as const)('A-116 %s opens %s', (status, view) => expect(requestView(status)).toBe(view));

test.each([
  ['FOLLOW_UP_PENDENTE', '/historicoagencia'],
  ['OUTROS', '/historicoagencia'],
] as const)('A-117 %s opens %s', (status, view) => expect(requestView(status)).toBe(view));

test('A-118 every request status opens the quote and issue view', () => {
  for (const status of STATUS_SOLICITACAO) expect(requestView(status)).toBe('/relatorio');
});

test('Q-011 a request whose quoting is done is loaded with the client-analysis filter', () => {
  expect(situationOf('COTACAO_FINALIZADA')).toBe('COTACAO_ANALISE_CLIENTE');
  expect(situationOf('COTACAO_PENDENTE')).toBe('TODOS');
  expect(situationOf(null)).toBe('TODOS');
});

test('A-076 A-077 A-078 A-079 labels of the request statuses', () => {
  expect(requestStatusLabel('SELECAO_COTACAO').key).toBe('status_cotacao_em_analise_cliente');
  for (const status of ['FECHAMENTO', 'CONFERENCIA', 'FINALIZADO', 'APROVACAO_FECHAMENTO'] as const) {
    expect(requestStatusLabel(status).key).toBe('status_confirmado_prestacao_concluida');
  }
  expect(requestStatusLabel('CANCELADA').key).toBe('status_cancelamento_pendente');
  const pending = STATUS_SOLICITACAO.filter((status) => requestStatusLabel(status).key === 'status_alteracao_pendente');
  expect(pending.toSorted()).toEqual([
    'AGUARDANDO_COMPLEMENTARES',
    'AGUARDANDO_EMISSAO_AUTOMATICA',
    'AGUARDANDO_RESERVA_AUTOMATICA',
    'APROVACAO',
    'APROVACAO_ALTERACAO',
    'AUTORIZACAO',
    'COTACAO_AGENCIA',
    'EMISSAO',
    'EMISSAO_ALTERACAO',
    'RASCUNHO',
    'REPROVADA',
  ]);
});

test('Q-085 two statuses are quoting, four are a finished accountability, and the nine of this screen exist', () => {
  const quoting = STATUS_SOLICITACAO.filter((status) => requestMode(status) === 'quote');
  expect(quoting.toSorted()).toEqual(['COTACAO_AGENCIA', 'SELECAO_COTACAO']);
  const done = STATUS_SOLICITACAO.filter((status) => requestStatusLabel(status).key === 'status_confirmado_prestacao_concluida');
  expect(done.toSorted()).toEqual(['APROVACAO_FECHAMENTO', 'CONFERENCIA', 'FECHAMENTO', 'FINALIZADO']);
  const used: string[] = [...quoting, ...done, 'EMISSAO', 'EMISSAO_ALTERACAO', 'CANCELADA'];
  const others = [
    'REPROVADA',
    'APROVACAO',
    'RASCUNHO',
    'AUTORIZACAO',
    'APROVACAO_ALTERACAO',
    'AGUARDANDO_COMPLEMENTARES',
    'AGUARDANDO_EMISSAO_AUTOMATICA',
    'AGUARDANDO_RESERVA_AUTOMATICA',
  ];
  expect(STATUS_SOLICITACAO.filter((status) => !used.includes(status)).toSorted()).toEqual(others.toSorted());
});

test('A-073 EMISSAO_PENDENTE is labelled change/issue in lists', () => {
  expect(listStatusLabel('EMISSAO', 'EMISSAO_PENDENTE').key).toBe('status_alteracao_emissao');
  expect(listStatusLabel('SELECAO_COTACAO', 'COTACAO_FINALIZADA').key).toBe('status_cotacao_em_analise_cliente');
});

test('A-073 a request that waits for the client says so in lists, whatever its quotes are', () => {
  expect(listStatusLabel('APROVACAO', 'COTACAO_FINALIZADA').key).toBe('status_em_aprovacao');
  expect(listStatusLabel('APROVACAO_ALTERACAO', 'EMISSAO_ALTERACAO').key).toBe('status_em_aprovacao');
  expect(listStatusLabel('RASCUNHO', 'COTACAO_AGENCIA').key).toBe('status_rascunho');
});

test('Q-227 concluding is blocked while a quote waits for its supplier', () => {
  const waiting = { status: 'COTACAO_AGENCIA', cotacoes: [airQuote(), airQuote({ aguardandoFornecedor: true })] } as const;
  expect(concludeQuotingViolations(waiting)).toEqual([{ key: 'cotacao_aguardando_fornecedor', field: '' }]);
});

test('Q-228 concluding is blocked while a quote has no currency', () => {
  const withoutCurrency = { status: 'COTACAO_AGENCIA', cotacoes: [airQuote(), airQuote({ moeda: null })] } as const;
  expect(concludeQuotingViolations(withoutCurrency)).toEqual([{ key: 'existem_cotacoes_sem_moeda_definida', field: '' }]);
});

test('Q-092 quoting is concluded from COTACAO_AGENCIA alone, with at least one quote', () => {
  expect(concludeQuotingViolations({ status: 'COTACAO_AGENCIA', cotacoes: [airQuote()] })).toEqual([]);
  expect(concludeQuotingViolations({ status: 'COTACAO_AGENCIA', cotacoes: [] })).toEqual([{ key: 'solicitacao_sem_cotacao', field: '' }]);
  expect(concludeQuotingViolations({ status: 'EMISSAO', cotacoes: [airQuote()] })).toEqual([
    { key: 'solicitacao_nao_esta_em_cotacao', field: '' },
  ]);
  expect(requestMayBecome('COTACAO_AGENCIA', 'SELECAO_COTACAO')).toBe(true);
  expect(quoteMayBecome('COTACAO_PENDENTE', 'COTACAO_FINALIZADA')).toBe(true);
});

test('Q-092 concluding quoting finishes the pending quotes and leaves every other one as it is', () => {
  expect(statusAfterQuoting('COTACAO_AGENCIA')).toBe('SELECAO_COTACAO');
  for (const status of STATUS_COTACAO)
    expect(quoteAfterQuoting(status), status).toBe(status === 'COTACAO_PENDENTE' ? 'COTACAO_FINALIZADA' : status);
});

test('Q-093 the client decides in selection alone; what is chosen is to be issued', () => {
  expect(STATUS_SOLICITACAO.filter(clientMayDecide)).toEqual(['SELECAO_COTACAO']);
  expect(statusAfterDecision('SELECAO_COTACAO', 'APROVAR')).toBe('EMISSAO');
  expect(quoteAfterDecision('COTACAO_FINALIZADA', 'APROVAR')).toBe('EMISSAO_PENDENTE');
});

test('A-147 A-149 log sentences name the user and the previous one', () => {
  const entry = { tipoAlteracaoSolicitacao: 'ASSUMINDO_DE_OUTRO_CONSULTOR', user: { name: 'Ana' }, date: '2026-11-21T12:00:00Z' };
  expect(requestLogSentence({ ...entry, usuarioAnterior: { name: 'Bia' } })).toEqual({
    key: 'log_assumindo_de_outro_consultor',
    params: { usuario: 'Ana', usuarioAnterior: 'Bia' },
  });
});

test('A-154 S-107 an unknown log type gives an empty text', () => {
  const entry = { tipoAlteracaoSolicitacao: 'NOVO_TIPO', user: { name: 'Ana' }, date: '2026-11-21T12:00:00Z', usuarioAnterior: null };
  expect(requestLogSentence(entry)).toBeNull();
});

test('Q-234 Q-235 returning is offered with its toggle, from where it leads somewhere, not of a cancelled request and not in history', () => {
  const context = { status: 'EMISSAO', toggleOn: true, history: false } as const;
  expect(returnIsOffered(context)).toBe(true);
  expect(returnIsOffered({ ...context, toggleOn: false })).toBe(false);
  expect(returnIsOffered({ ...context, status: 'CANCELADA' })).toBe(false);
  expect(returnIsOffered({ ...context, history: true })).toBe(false);
  const offered = STATUS_SOLICITACAO.filter((status) => returnIsOffered({ ...context, status }));
  expect(offered.toSorted()).toEqual(['COTACAO_AGENCIA', 'EMISSAO', 'EMISSAO_ALTERACAO', 'SELECAO_COTACAO']);
});

test('Q-061 Q-235 a return needs a reason of at most 255 characters, and a status that it can leave', () => {
  const context = { status: 'EMISSAO', toggleOn: true, history: false } as const;
  expect(returnViolations(context, ' Cliente mudou a data. ')).toEqual([]);
  expect(returnViolations(context, ' \n')).toEqual([{ key: 'preencha_o_campo_antes_de_continuar', field: 'justificativa' }]);
  expect(returnViolations(context, 'x'.repeat(255))).toEqual([]);
  expect(returnViolations(context, 'x'.repeat(256))).toEqual([{ key: 'texto_limite_255', field: 'justificativa' }]);
  expect(returnViolations({ ...context, status: 'FINALIZADO' }, 'x')).toEqual([{ key: 'solicitacao_nao_pode_ser_retornada', field: '' }]);
  expect(returnViolations({ ...context, toggleOn: false }, 'x')).toEqual([{ key: 'solicitacao_nao_pode_ser_retornada', field: '' }]);
});

test('Q-007 in history nothing is offered', () => {
  expect(offeredActions(true)).toEqual([]);
  expect(offeredActions(false)).toEqual(ACAO_SOLICITACAO);
});

test('A-125 Q-014 a request has no service when all five of its lists are empty, and only then', () => {
  const empty = { servicosAereos: [], servicosHotel: [], servicosCarro: [], servicosRodoviario: [], servicosOutros: [] };
  expect(hasNoService(empty)).toBe(true);
  const one = JSON.parse('[{"id":"s1"}]');
  expect(Object.keys(empty).map((list) => hasNoService({ ...empty, [list]: one }))).toEqual([false, false, false, false, false]);
});
