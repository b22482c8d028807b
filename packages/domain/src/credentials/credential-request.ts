import type { CredentialRequestField } from '../entities/index.ts';
import { isExistingDay } from '../internal/existing-moment.ts';
import { isFilled } from '../internal/filled.ts';
import type { Violation } from '../messages/index.ts';

/** An answer to a field that a supplier asks for. */
interface Answer {
  readonly nome: string;
  readonly valor: string | null;
}

/**
 * Why the answers to the fields of a supplier may not be sent, each at its answer: a required one is missing, or a DATA is no day. `campos` has an answer for each field, in the order of the fields.
 * @see S-129, S-369, S-370
 */
export function credentialRequestViolations(campos: readonly Answer[], fields: readonly CredentialRequestField[]): readonly Violation[] {
  return fields.flatMap(({ tipo, obrigatorio }, index): Violation[] => {
    const field = `campos.${index}.valor`;
    const text = campos[index]?.valor?.trim() ?? '';
    if (!isFilled(text)) return obrigatorio ? [{ key: 'campo_obrigatorio', field }] : [];
    return tipo === 'DATA' && !isExistingDay(text) ? [{ key: 'data_invalida', field }] : [];
  });
}
