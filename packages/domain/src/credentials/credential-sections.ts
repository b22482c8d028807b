import type { AgencyCredential } from '../entities/index.ts';
import { serviceKindOfId, TIPO_SERVICO, type TipoServico } from '../enums/index.ts';

/** The credentials of one kind of service. */
export interface CredentialSection<Credential> {
  readonly kind: TipoServico;
  /** Whether the agency offers the service; null without any credential, when there is nothing to switch. */
  readonly ativo: boolean | null;
  readonly credentials: readonly Credential[];
}

/** The five sections of an agency's credentials, in their order; each has its credentials in the order that they come in. @see S-125 */
export function credentialSections<Credential extends Pick<AgencyCredential, 'servico'>>(
  credentials: readonly Credential[],
): readonly CredentialSection<Credential>[] {
  return TIPO_SERVICO.map((kind) => {
    const own = credentials.filter(({ servico }) => serviceKindOfId(servico.id) === kind);
    return { kind, ativo: own[0]?.servico.ativo ?? null, credentials: own };
  });
}

/** Whether a credential holds for a client company: it names the company, or none and holds for all of them. @see A-053 */
export function credentialHoldsFor({ empresas }: Pick<AgencyCredential, 'empresas'>, companyId: number): boolean {
  return empresas.length === 0 || empresas.some(({ id }) => id === companyId);
}
