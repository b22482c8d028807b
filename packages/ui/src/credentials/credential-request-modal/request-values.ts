import { credentialRequestViolations } from '@guiche/domain/credentials';
import type { CredentialRequest, CredentialSupplier, Supplier } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import type { CredentialCompany } from '../internal/edited-content.ts';

/** What is typed to request a credential. */
export interface RequestValues {
  fornecedor: Supplier | null;
  /** An answer to each field of the supplier, in the order of the fields. */
  campos: { nome: string; valor: string | null }[];
  empresas: readonly CredentialCompany[];
}

/** Why it may not be sent: without a supplier whose fields are known, or with an answer that its field does not take. @see S-129 */
export function requestViolations({ fornecedor, campos }: RequestValues, supplier: CredentialSupplier | undefined): readonly Violation[] {
  if (fornecedor === null) return [{ key: 'campo_obrigatorio', field: 'fornecedor' }];
  return supplier ? credentialRequestViolations(campos, supplier.campos) : [];
}

/** The request as it is sent; a field without an answer is left out. @see S-278 */
export function requestOf(
  { campos, empresas }: RequestValues,
  { id, nome, consolidadora }: CredentialSupplier,
  idServico: number,
): CredentialRequest {
  return {
    idServico,
    consolidadora,
    fornecedor: { id, nome },
    campos: campos.flatMap(({ nome, valor }) => (valor?.trim() ? [{ nome, valor: valor.trim() }] : [])),
    empresas: [...empresas],
  };
}
