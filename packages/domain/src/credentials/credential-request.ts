import { isCnpj } from '@guiche/masks/cnpj';
import type { CredentialRequestField } from '../entities/index.ts';
import { isExistingDay } from '../internal/existing-moment.ts';
import { isFilled } from '../internal/filled.ts';
import type { Violation } from '../messages/index.ts';

/** An answer to a field that a supplier asks for. */
interface Answer {
  readonly nome: string;
  readonly valor: string | null;
}

/** A number as a person writes it: `1234`, `1.234,5`. */
const NUMBER = /^\d+(?:[.,]\d+)*$/;

/** The name of a field that asks for a CNPJ: `CNPJ da agência`. A supplier's fields have no type for it. */
const CNPJ = /\bcnpj\b/i;

/**
 * Why the answers to the fields of a supplier may not be sent, each at its answer: a required one is missing, a CNPJ has a wrong digit, a DATA is no
 * day, or a NUMERO no number. `campos` has an answer for each field, in the order of the fields.
 * @see S-129, S-369, S-370
 */
export function credentialRequestViolations(campos: readonly Answer[], fields: readonly CredentialRequestField[]): readonly Violation[] {
  return fields.flatMap(({ nome, tipo, obrigatorio }, index): Violation[] => {
    const field = `campos.${index}.valor`;
    const text = campos[index]?.valor?.trim() ?? '';
    if (!isFilled(text)) return obrigatorio ? [{ key: 'campo_obrigatorio', field }] : [];
    if (CNPJ.test(nome)) return isCnpj(text) ? [] : [{ key: 'cnpj_invalido', field }];
    if (tipo === 'DATA') return isExistingDay(text) ? [] : [{ key: 'data_invalida', field }];
    return tipo === 'NUMERO' && !NUMBER.test(text) ? [{ key: 'campo_invalido', params: { campo: nome }, field }] : [];
  });
}
