import { isFilled } from '../internal/filled.ts';
import type { Violation } from '../messages/index.ts';

/** The most views that a person may have. */
export const MOST_VIEWS = 30;
/** The most characters of a name. */
export const VIEW_NAME_LENGTH = 60;

const sameName = (a: string, b: string) => a.trim().localeCompare(b.trim(), 'pt-BR', { sensitivity: 'accent' }) === 0;

/**
 * What forbids saving a view; empty when it may be saved: its name is required, has at most 60 characters, and none of the `others` of its owner
 * has it, in capitals or not. With 30 others there is no place for a new one (`isNew`).
 * @see B-041
 */
export function viewViolations(
  { nome }: { readonly nome: string },
  { others, isNew }: { readonly others: readonly { readonly nome: string }[]; readonly isNew: boolean },
): readonly Violation[] {
  const violations: Violation[] = [];
  if (!isFilled(nome)) violations.push({ key: 'visao_sem_nome', field: 'nome' });
  else if (nome.trim().length > VIEW_NAME_LENGTH)
    violations.push({ key: 'visao_nome_longo', params: { limite: VIEW_NAME_LENGTH }, field: 'nome' });
  else if (others.some((other) => sameName(other.nome, nome)))
    violations.push({ key: 'visao_nome_repetido', params: { nome: nome.trim() }, field: 'nome' });
  if (isNew && others.length >= MOST_VIEWS) violations.push({ key: 'visoes_demais', params: { limite: MOST_VIEWS }, field: '' });
  return violations;
}
