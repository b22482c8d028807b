import { CallError } from '@guiche/contract/client';
import type { ErrorBody } from '@guiche/domain/entities';
import type { AnyMessageKey, Violation } from '@guiche/domain/messages';

/** The texts of the trade, by key: what the screen can say itself. */
export type Catalogue = Readonly<Record<AnyMessageKey, string>>;

function isKey(key: string | undefined, catalogue: Catalogue): key is AnyMessageKey {
  return key !== undefined && Object.hasOwn(catalogue, key);
}

/** What the server said against a body, at its fields: by its key where that is one of ours, else in the server's words. @see Q-308 */
export function violationsOf(errors: readonly ErrorBody[], catalogue: Catalogue): readonly Violation[] {
  return errors.map(({ chave, parametros, titulo, descricao, campo = '' }) =>
    isKey(chave, catalogue)
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
