import { CallError } from '@guiche/contract/client';
import type { ErrorBody } from '@guiche/domain/entities';
import { isSayable, type Violation } from '@guiche/domain/messages';
import { missingHierarchy } from '@guiche/domain/requests';

/** A refused item as a violation, at its field. */
function violationOf(item: ErrorBody): Violation {
  const { chave, parametros, titulo, descricao, campo = '' } = item;
  const identificador = missingHierarchy(item);
  if (identificador !== undefined) return { key: 'vinculo_hierarquia_nao_encontrado', params: { identificador }, field: campo };
  if (chave !== undefined && isSayable(chave, parametros)) return { key: chave, ...(parametros && { params: parametros }), field: campo };
  const words = descricao || titulo;
  return words ? { key: 'campo_invalido', params: { campo }, words, field: campo } : { key: 'erro_inesperado', field: campo };
}

/**
 * The violations of a refused body, at its fields: by message key when a loaded topic has its text, else with the server's words.
 * @see
 */
export function violationsOf(errors: readonly ErrorBody[]): readonly Violation[] {
  return errors.map(violationOf);
}

/** The refusals of a save (422); null for any other failure. */
export function refusalsOf(error: unknown): readonly ErrorBody[] | null {
  return error instanceof CallError && error.status === 422 && error.errors.length > 0 ? error.errors : null;
}

/** Whether the entity to save no longer exists (404). */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

/** Whether another person saved first (409). */
export function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.status === 409;
}

/** Whether no response came: the connection is lost. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && error.status === 0;
}
