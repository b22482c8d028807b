import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REGRA_FIXA } from '../enums/index.ts';
import { fixedRuleKey } from './index.ts';

test('A-270 the names of the fixed rules about a value that changes', () => {
  expect(REGRA_FIXA).toEqual(expect.arrayContaining(['VOLTAR_SELECAO_COTACAO_VALOR_ALTERADO_EMISSAO', 'VALOR_SERVICO_ALTERADO_EMISSAO']));
});
test('A-260 an answer is kept under request, rule, grouping type and client', () => {
  expect(fixedRuleKey({ idSolicitacao: 412, regra: 'UTILIZAR_PROJETO_RATEIO', cliente: 'acme' })).toEqual([
    412,
    'UTILIZAR_PROJETO_RATEIO',
    'POLITICAS',
    'acme',
  ]);
});
const question = fc.record({ idSolicitacao: fc.nat(9), regra: fc.constantFrom(...REGRA_FIXA), cliente: fc.constantFrom('acme', 'beta') });
test('A-260 the same question has the same key, another has another', () =>
  fc.assert(
    fc.property(question, question, (one, other) => {
      expect(JSON.stringify(fixedRuleKey(one)) === JSON.stringify(fixedRuleKey(other))).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  ));
