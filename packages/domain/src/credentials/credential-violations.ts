import type { CredentialContent } from '../entities/index.ts';
import { missingFields } from '../internal/missing-fields.ts';
import type { Violation } from '../messages/index.ts';
import { credentialFeeViolation } from './credential-fee.ts';

/** Why a credential may not be saved: without a consolidator, or without a fee that is charged; each at its field. @see S-127, S-133 */
export function credentialViolations(credential: {
  readonly consolidadora: string | null;
  readonly conteudo: Pick<CredentialContent, 'cobrancaFee'> & { readonly fee?: number | null | undefined };
}): readonly Violation[] {
  const fee = credentialFeeViolation(credential.conteudo);
  return [
    ...missingFields(credential, [['consolidadora', 'campo_obrigatorio']]),
    ...(fee ? [{ ...fee, field: `conteudo.${fee.field}` }] : []),
  ];
}
