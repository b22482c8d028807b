import type { FixedRule } from '../entities/index.ts';
import type { RegraFixa } from '../enums/index.ts';
import type { Tolerance } from '../pricing/index.ts';

function activeRule(rules: readonly FixedRule[], name: RegraFixa): FixedRule | undefined {
  return rules.find(({ regra, ativa }) => regra === name && ativa);
}

/** Whether a value changed at issue sends the request back to quote selection (`possuiRegraVoltarParaSelecao`). @see Q-040 */
export function returnsToSelection(rules: readonly FixedRule[]): boolean {
  return activeRule(rules, 'VOLTAR_SELECAO_COTACAO_VALOR_ALTERADO_EMISSAO') !== undefined;
}

/** The tolerance over the approved value, as a fraction: 0.10 is 10 percent; a missing rule gives 0. @see Q-041 */
export function toleranceOf(rules: readonly FixedRule[]): NonNullable<Tolerance> {
  return activeRule(rules, 'VALOR_SERVICO_ALTERADO_EMISSAO')?.valor ?? 0;
}

/** Whether the apportionment of the request is shown; the rule is read for its requester. @see Q-042 */
export function showsApportionment(rules: readonly FixedRule[]): boolean {
  return activeRule(rules, 'UTILIZAR_PROJETO_RATEIO') !== undefined;
}
