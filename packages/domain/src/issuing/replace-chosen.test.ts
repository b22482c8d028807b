import { expect, test } from 'vitest';
import { STATUS_COTACAO } from '../enums/index.ts';
import { mayReplaceChosen, replacementViolations } from './index.ts';

const replacement = {
  status: 'EMISSAO',
  quote: { id: 'a', statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: null },
  idCotacaoEscolhida: 'a',
  other: { id: 'b', statusCotacao: 'COTACAO_FINALIZADA' },
} as const;
const refused = [{ key: 'cotacao_nao_pode_ser_escolhida', field: '' }];

test('Q-094 an offered quote takes the place of the chosen one that waits for its issue', () => {
  expect(replacementViolations(replacement)).toEqual([]);
  const may = STATUS_COTACAO.filter((statusCotacao) => mayReplaceChosen({ ...replacement, other: { id: 'b', statusCotacao } }));
  expect(may).toEqual(['COTACAO_FINALIZADA']);
  expect(replacementViolations({ ...replacement, other: { id: 'b', statusCotacao: 'COTACAO_PENDENTE' } })).toEqual(refused);
  expect(replacementViolations({ ...replacement, other: { ...replacement.other, id: 'a' } })).toEqual(refused);
});

test('Q-094 a chosen quote that is more than waiting for its issue keeps its place', () => {
  const may = STATUS_COTACAO.filter((statusCotacao) =>
    mayReplaceChosen({ ...replacement, quote: { ...replacement.quote, statusCotacao } }),
  );
  expect(may).toEqual(['EMISSAO_PENDENTE']);
  expect(replacementViolations({ ...replacement, status: 'COTACAO_AGENCIA' })).toEqual([
    { key: 'solicitacao_nao_esta_em_emissao', field: '' },
  ]);
});
