import {
  consolidatorsOf,
  consolidatorsToAdd,
  credentialViolations,
  lockedConsolidatorWarning,
  offeredContent,
  readCredentialContent,
} from '@guiche/domain/credentials';
import type { AgencyCredential } from '@guiche/domain/entities';
import { serviceKindOfId, TIPO_SERVICO_ID } from '@guiche/domain/enums';
import type { Violation } from '@guiche/domain/messages';
import type { Queryable } from '../db/transaction.ts';
import type { Session } from '../session/data/sessions.ts';
import { type CredentialRow, companyNamesOf } from './data/credentials.ts';
import { agencyType } from './wire-credential.ts';

/** A credential as it is typed. */
export interface TypedCredential {
  readonly servico: { readonly id: number };
  readonly consolidadora: string;
  readonly credencial: string;
  readonly empresas: AgencyCredential['empresas'];
  readonly ativo: boolean;
  readonly identificador: string | null;
}

const isWrong = (campo: string): Violation => ({ key: 'campo_invalido', params: { campo }, field: campo });

/** Whether a number is the id of one of the five types of service. */
export const isServiceType = (id: number) => TIPO_SERVICO_ID[serviceKindOfId(id)] === id;

const sameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.toSorted((a, b) => a - b).every((id, index) => id === other.toSorted((a, b) => a - b)[index]);

/** What forbids a consolidator: it is not one of the section, is offered no more, or is locked. @see S-141, S-154 to S-159 */
function consolidatorRefusals(session: Session, typed: TypedCredential, stored: CredentialRow | undefined): readonly Violation[] {
  const kind = serviceKindOfId(typed.servico.id);
  const type = agencyType(session);
  const isSame = stored?.consolidadora === typed.consolidadora;
  const locked = stored && lockedConsolidatorWarning(stored.consolidadora, consolidatorsOf(kind, type));
  if (locked) {
    const companies = typed.empresas.map(({ id }) => id);
    return isSame && sameIds(stored.empresas, companies) ? [] : [{ ...locked, field: 'consolidadora' }];
  }
  return isSame || consolidatorsToAdd(kind, type).includes(typed.consolidadora) ? [] : [isWrong('consolidadora')];
}

/** What forbids a content: a missing fee, or a choice that the consolidator does not offer; one that is stored stays. @see S-133, S-136, S-137, S-142, S-143 */
function contentRefusals({ servico, consolidadora, credencial }: TypedCredential, stored: CredentialRow | undefined): readonly Violation[] {
  const content = readCredentialContent(credencial);
  const offered = offeredContent(content, consolidadora, serviceKindOfId(servico.id));
  const former = readCredentialContent(stored?.credencial);
  const choices = (['tipoEmissao', 'tipoPagamento', 'taxaPersonalizada'] as const).filter(
    (field) => content[field] !== offered[field] && content[field] !== former[field],
  );
  return [...credentialViolations({ consolidadora, conteudo: content }), ...choices.map((field) => isWrong(`conteudo.${field}`))];
}

/** Companies for which the agency does not work. */
export async function companyRefusals(
  db: Queryable,
  session: Session,
  empresas: AgencyCredential['empresas'],
): Promise<readonly Violation[]> {
  const names = await companyNamesOf(db, session.agencia.id);
  return empresas.every(({ id }) => names.has(id)) ? [] : [isWrong('empresas')];
}

/** Why a credential may not be saved; `stored` is undefined for a new one. */
export async function credentialRefusals(
  db: Queryable,
  session: Session,
  typed: TypedCredential,
  stored?: CredentialRow,
): Promise<readonly Violation[]> {
  if (!isServiceType(typed.servico.id)) return [{ key: 'tipo_de_servico_invalido', field: 'servico.id' }];
  if (stored && stored.tipoServicoId !== typed.servico.id) return [isWrong('servico.id')];
  return [
    ...consolidatorRefusals(session, typed, stored),
    ...contentRefusals(typed, stored),
    ...(await companyRefusals(db, session, typed.empresas)),
  ];
}
