import { expect, test } from 'vitest';
import type { FixedRule } from '../entities/index.ts';
import { returnsToSelection, showsApportionment, toleranceOf } from './index.ts';

const rule = (regra: FixedRule['regra'], ativa = true, valor: number | null = null): FixedRule => ({ regra, ativa, valor });

test('Q-040 the active rule sends a changed value back to selection', () => {
  expect(returnsToSelection([rule('VOLTAR_SELECAO_COTACAO_VALOR_ALTERADO_EMISSAO')])).toBe(true);
  expect(returnsToSelection([rule('VOLTAR_SELECAO_COTACAO_VALOR_ALTERADO_EMISSAO', false)])).toBe(false);
  expect(returnsToSelection([])).toBe(false);
});
test('Q-041 the tolerance is the fraction of the active rule, 0 without one', () => {
  expect(toleranceOf([rule('VALOR_SERVICO_ALTERADO_EMISSAO', true, 0.1)])).toBe(0.1);
  expect(toleranceOf([rule('VALOR_SERVICO_ALTERADO_EMISSAO', false, 0.1)])).toBe(0);
  expect(toleranceOf([rule('VALOR_SERVICO_ALTERADO_EMISSAO')])).toBe(0);
  expect(toleranceOf([])).toBe(0);
});
test('Q-042 the active rule shows the apportionment', () => {
  expect(showsApportionment([rule('UTILIZAR_PROJETO_RATEIO')])).toBe(true);
  expect(showsApportionment([rule('VALOR_SERVICO_ALTERADO_EMISSAO')])).toBe(false);
});
