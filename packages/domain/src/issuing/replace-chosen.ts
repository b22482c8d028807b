import type { StatusCotacao } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { type EditedIssue, issueEditViolations } from './issues-may-change.ts';

/** A chosen quote, and the quote of the same service that is to take its place. */
export interface Replacement extends EditedIssue {
  readonly other: { readonly id: string; readonly statusCotacao: StatusCotacao };
}

/**
 * Why another quote of the service may not take the place of the chosen one: the chosen one may not be edited, is more than waiting for its
 * issue, or the other one was not offered to the client. Empty when it may.
 * @see Q-094
 */
export function replacementViolations({ other, ...chosen }: Replacement): readonly Violation[] {
  const violations = issueEditViolations(chosen);
  if (violations.length > 0) return violations;
  const offered = other.statusCotacao === 'COTACAO_FINALIZADA' && other.id !== chosen.quote.id;
  if (chosen.quote.statusCotacao === 'EMISSAO_PENDENTE' && offered) return [];
  return [{ key: 'cotacao_nao_pode_ser_escolhida', field: '' }];
}

/** Whether another quote of the service may take the place of the chosen one. @see Q-094 */
export function mayReplaceChosen(replacement: Replacement): boolean {
  return replacementViolations(replacement).length === 0;
}
