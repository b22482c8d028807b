import { credentialRequestViolations } from '@guiche/domain/credentials';
import type { CredentialRequest, CredentialSupplier, Supplier } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import type { CredentialCompany } from '../internal/edited-content.ts';

/** What is typed to request a credential. As a draft it holds no password. */
export interface CredentialRequestDraft {
  fornecedor: Supplier | null;
  /** An answer to each field of the supplier, in the order of the fields. */
  campos: { nome: string; valor: string | null }[];
  empresas: readonly CredentialCompany[];
}

/** Why it may not be sent: without a supplier whose fields are known, or with an answer that its field does not take. @see S-129 */
export function requestViolations(
  { fornecedor, campos }: CredentialRequestDraft,
  supplier: CredentialSupplier | undefined,
): readonly Violation[] {
  if (fornecedor === null) return [{ key: 'campo_obrigatorio', field: 'fornecedor' }];
  return supplier ? credentialRequestViolations(campos, supplier.campos) : [];
}

/** The request as it is sent; a field without an answer is left out. @see S-278 */
export function requestOf(
  { campos, empresas }: CredentialRequestDraft,
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

/** A supplier's word for a secret: its fields are texts like any others. */
const SECRET = /senha|password|contraseña/i;

/** What a draft keeps: no secret that a supplier asks for. */
export function withoutSecrets({ fornecedor, campos, empresas }: CredentialRequestDraft): CredentialRequestDraft {
  return { fornecedor, campos: campos.map(({ nome, valor }) => ({ nome, valor: SECRET.test(nome) ? '' : valor })), empresas };
}

/** The answers with which the fields of a supplier begin: those of a draft for the same supplier, else none. */
export function answersTo(
  { id, campos }: CredentialSupplier,
  draft: Readonly<CredentialRequestDraft> | undefined,
): CredentialRequestDraft['campos'] {
  const before = draft?.fornecedor?.id === id ? draft.campos : [];
  return campos.map(({ nome }, index) => ({ nome, valor: before[index]?.nome === nome ? before[index].valor : '' }));
}
