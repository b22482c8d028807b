import type { RegraFixa } from '../enums/index.ts';

/** What the fixed rules are grouped by when they are asked for. @see A-260 */
export const FIXED_RULE_GROUPING = 'POLITICAS';

/** Which fixed rule is asked for, for whom. */
export interface FixedRuleQuestion {
  readonly idSolicitacao: number;
  readonly regra: RegraFixa;
  /** The client instance. */
  readonly cliente: string;
}

/** Under what the answer about a fixed rule is kept: another request, rule or client asks again, the same ones never twice. @see A-260 */
export function fixedRuleKey({ idSolicitacao, regra, cliente }: FixedRuleQuestion) {
  return [idSolicitacao, regra, FIXED_RULE_GROUPING, cliente] as const;
}
