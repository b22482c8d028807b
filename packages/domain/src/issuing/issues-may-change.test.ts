import { expect, test } from 'vitest';
import { STATUS_COTACAO, STATUS_SOLICITACAO } from '../enums/index.ts';
import { issueEditViolations, issueMayBeEdited, issuesMayChange } from './index.ts';

const chosen = { id: 'a', statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: null } as const;
const issue = { status: 'EMISSAO', quote: chosen, idCotacaoEscolhida: 'a' } as const;

test('Q-010 Q-098 issues change while the agency issues or changes them, and are corrected in the closing', () => {
  expect(STATUS_SOLICITACAO.filter(issuesMayChange).toSorted()).toEqual([
    'APROVACAO_FECHAMENTO',
    'CONFERENCIA',
    'EMISSAO',
    'EMISSAO_ALTERACAO',
    'FECHAMENTO',
  ]);
  expect(issueEditViolations({ ...issue, status: 'COTACAO_AGENCIA' })).toEqual([{ key: 'solicitacao_nao_esta_em_emissao', field: '' }]);
});

test('Q-022 only the chosen quote is edited at issue', () => {
  expect(issueMayBeEdited(issue)).toBe(true);
  expect(issueEditViolations({ ...issue, idCotacaoEscolhida: 'b' })).toEqual([{ key: 'cotacao_nao_e_a_escolhida', field: '' }]);
  expect(issueEditViolations({ ...issue, idCotacaoEscolhida: null })).toEqual([{ key: 'cotacao_nao_e_a_escolhida', field: '' }]);
});

test('Q-020 a quote that is issued, changed, cancelled or to be cancelled is read', () => {
  const refused = STATUS_COTACAO.filter((statusCotacao) => !issueMayBeEdited({ ...issue, quote: { ...chosen, statusCotacao } }));
  expect(refused.toSorted()).toEqual(['EMISSAO_ALTERADA', 'EMISSAO_CANCELADA', 'EMISSAO_CANCELAMENTO_PENDENTE', 'EMISSAO_FINALIZADA']);
  expect(issueEditViolations({ ...issue, quote: { ...chosen, statusCotacao: 'EMISSAO_FINALIZADA' } })).toEqual([
    { key: 'emissao_nao_pode_ser_alterada', field: '' },
  ]);
});
