import { expect, test } from 'vitest';
import { FILTRO_SOLICITACOES, GRUPO_STATUS, STATUS_SOLICITACAO, TIPO_ALTERACAO_SOLICITACAO } from '../enums/index.ts';
import { interpolate } from '../messages/index.ts';
import { logsMessages } from '../messages/logs/index.ts';
import {
  editingMode,
  PHASE_STATUSES,
  pendingStatuses,
  requestIsFinished,
  requestIsOutdated,
  requestLogSentence,
  statusGroup,
} from './index.ts';

test('S-102 hotel, car and coach are edited in closing and in approval, and read in any other status', () => {
  expect(editingMode('FECHAMENTO')).toBe('prestacao');
  expect(editingMode('APROVACAO')).toBe('aprovacao');
  expect(STATUS_SOLICITACAO.filter((status) => editingMode(status) !== null)).toEqual(['APROVACAO', 'FECHAMENTO']);
});

test('S-103 request statuses by their groups', () => {
  const grouped = (group: string) => STATUS_SOLICITACAO.filter((status) => statusGroup(status) === group);
  expect(grouped('RASCUNHO')).toEqual(['RASCUNHO']);
  expect(grouped('PENDENTE').toSorted()).toEqual(['FECHAMENTO', 'REPROVADA']);
  expect(grouped('FINALIZADA_CANCELADA').toSorted()).toEqual(['CANCELADA', 'FINALIZADO']);
  expect(grouped('EM_ANDAMENTO')).toHaveLength(STATUS_SOLICITACAO.length - 5);
  expect(new Set(STATUS_SOLICITACAO.map(statusGroup))).toEqual(new Set(GRUPO_STATUS));
});

test('A-086 the lists of open requests share no status, and none holds a finished request', () => {
  const listed = Object.values(PHASE_STATUSES).flat();
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter(requestIsFinished)).toEqual([]);
  expect(PHASE_STATUSES).toEqual({
    quoting: ['COTACAO_AGENCIA'],
    issuing: ['EMISSAO', 'EMISSAO_ALTERACAO'],
    analysis: ['SELECAO_COTACAO'],
  });
});

test('A-113 the filter of pending requests: each list alone, or what stands in any of them', () => {
  expect(Object.fromEntries(FILTRO_SOLICITACOES.map((situacao) => [situacao, pendingStatuses(situacao)]))).toEqual({
    TODOS: ['COTACAO_AGENCIA', 'EMISSAO', 'EMISSAO_ALTERACAO', 'SELECAO_COTACAO'],
    COTACAO: ['COTACAO_AGENCIA'],
    EMISSAO: ['EMISSAO', 'EMISSAO_ALTERACAO'],
    COTACAO_ANALISE_CLIENTE: ['SELECAO_COTACAO'],
  });
});

test('A-123 Q-013 a request that was finished in the meantime is outdated, except in the history', () => {
  expect(STATUS_SOLICITACAO.filter((status) => requestIsOutdated(status, false))).toEqual(['FINALIZADO']);
  expect(STATUS_SOLICITACAO.filter((status) => requestIsOutdated(status, true))).toEqual([]);
});

const SENTENCES: Record<(typeof TIPO_ALTERACAO_SOLICITACAO)[number], string> = {
  ASSUMINDO_DE_OUTRO_CONSULTOR: 'Ana assumiu a solicitação que estava com Bia',
  LIBERANDO_SOLICITACAO: 'Ana liberou a solicitação',
  ASSUMINDO_SOLICITACAO: 'Ana assumiu a solicitação',
  COTACAO_CONCLUIDA: 'Ana concluiu a cotação',
  DESATRIBUICAO_GRUPO: 'Ana retirou a solicitação do grupo',
  TRANSFERENCIA_SUBSTITUTO: 'Solicitação transferida de Bia para Ana, como substituto',
  ATRIBUICAO_ZENDESK: 'Solicitação atribuída a Ana no sistema de atendimento',
  RESPOSTA_CLIENTE: 'Ana respondeu à cotação pela empresa cliente',
  SOLICITACAO_RETORNADA: 'Ana retornou a solicitação',
  EMISSAO_CONCLUIDA: 'Ana concluiu as emissões',
  VALOR_ALTERADO_EMISSAO: 'Ana alterou um valor, e a solicitação voltou para a seleção',
  ALTERACAO_APROVADA: 'Ana aprovou a alteração',
  ALTERACAO_REPROVADA: 'Ana reprovou a alteração',
  ALTERACAO_PEDIDA: 'Ana pediu a alteração ou o cancelamento de serviços emitidos',
  SOLICITACAO_ENCERRADA: 'Ana encerrou a solicitação pela empresa cliente',
  VOUCHER_ENVIADO: 'Ana enviou um voucher',
  RESERVA_ENVIADA: 'Ana enviou ao hotel a reserva por e-mail',
  EMISSAO_CANCELADA: 'Ana cancelou uma emissão',
  EMISSAO_ALTERADA: 'Ana confirmou a alteração de uma emissão',
  COTACAO_ESCOLHIDA: 'Ana mudou a cotação escolhida',
};
test('A-132 the log says who assigned a request to a colleague', () => {
  const entry = { user: { name: 'Ana' }, usuarioAnterior: { name: 'Bia' }, atribuidoPor: { name: 'Rui' }, date: '2026-11-21T12:00:00Z' };
  const said = (tipoAlteracaoSolicitacao: string) => {
    const sentence = requestLogSentence({ ...entry, tipoAlteracaoSolicitacao });
    return sentence && interpolate(logsMessages.ptBr[sentence.key], sentence.params);
  };
  expect(said('ASSUMINDO_SOLICITACAO')).toBe('Rui atribuiu a solicitação a Ana');
  expect(said('ASSUMINDO_DE_OUTRO_CONSULTOR')).toBe('Rui passou a solicitação de Bia para Ana');
  // Nobody assigns a release.
  expect(said('LIBERANDO_SOLICITACAO')).toBe('Ana liberou a solicitação');
});

test.each(TIPO_ALTERACAO_SOLICITACAO)('S-106 the log sentence of %s', (tipoAlteracaoSolicitacao) => {
  const sentence = requestLogSentence({
    tipoAlteracaoSolicitacao,
    user: { name: 'Ana' },
    usuarioAnterior: { name: 'Bia' },
    date: '2026-11-21T12:00:00Z',
  });
  expect(sentence?.key).toBe(`log_${tipoAlteracaoSolicitacao.toLowerCase()}`);
  const text = sentence && interpolate(logsMessages.ptBr[sentence.key], sentence.params);
  expect(text).toBe(SENTENCES[tipoAlteracaoSolicitacao]);
});
