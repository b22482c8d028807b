import { CallError } from '@guiche/contract/client';
import type { ErrorBody } from '@guiche/domain/entities';
import { isSayable, type Violation } from '@guiche/domain/messages';

/** What the server said against a body, at its fields: by its key when a loaded topic can say it, else in the server's words. @see Q-308 */
export function violationsOf(errors: readonly ErrorBody[]): readonly Violation[] {
  return errors.map(({ chave, parametros, titulo, descricao, campo = '' }) =>
    chave !== undefined && isSayable(chave, parametros)
      ? { key: chave, ...(parametros && { params: parametros }), field: campo }
      : { key: 'campo_invalido', params: { campo }, words: descricao ?? titulo, field: campo },
  );
}

/** The refusals of a save (422); null for any other failure. */
export function refusalsOf(error: unknown): readonly ErrorBody[] | null {
  return error instanceof CallError && error.status === 422 && error.errors.length > 0 ? error.errors : null;
}

/** Whether what was to be saved is not there any more. */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

/** Whether another person saved first. */
export function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.status === 409;
}
