import type { RegraFixa } from '../enums/index.ts';

/** The grouping type in requests for fixed rules. @see A-260 */
export const FIXED_RULE_GROUPING = 'POLITICAS';

/** A request for a fixed rule. */
export interface FixedRuleQuestion {
  readonly idSolicitacao: number;
  readonly regra: RegraFixa;
  /** The client instance. */
  readonly cliente: string;
}

/** The cache key of a fixed rule: a different request, rule or client is fetched again, the same ones never twice. @see A-260 */
export function fixedRuleKey({ idSolicitacao, regra, cliente }: FixedRuleQuestion) {
  return [idSolicitacao, regra, FIXED_RULE_GROUPING, cliente] as const;
}
