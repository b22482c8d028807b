import { credentialsInOrder } from '@guiche/domain/credentials';
import type { AgencyCredential, ListedCredential } from '@guiche/domain/entities';
import { OWN_AGENCY_TYPE } from '@guiche/domain/product';
import type { CardVault } from '../cards/card-vault.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../session/data/sessions.ts';
import { worksAtOwnAgency } from '../users/own-agency.ts';
import { type CredentialRow, companyNamesOf, credentialsOf } from './data/credentials.ts';
import { switchedServices, UNTOUCHED } from './data/offered-services.ts';
import { openContent, shownContent } from './sealed-content.ts';

/** The type of an agency that is not the platform's own. */
const EXTERNAL_AGENCY_TYPE = 'EXTERNA';

/** The type of the session's agency. @see S-158, S-276 */
export function agencyType(session: Session): string {
  return worksAtOwnAgency(session) ? OWN_AGENCY_TYPE : EXTERNAL_AGENCY_TYPE;
}

/** Companies by their ids, with their names; a company for which the agency works no more is left out. */
export function namedCompanies(ids: readonly number[], names: ReadonlyMap<number, string>): AgencyCredential['empresas'] {
  return ids.flatMap((id) => {
    const nome = names.get(id);
    return nome === undefined ? [] : [{ id, nome }];
  });
}

/** What the credentials of an agency have in common on the wire. */
interface Surroundings {
  readonly agencia: AgencyCredential['agencia'];
  readonly names: Awaited<ReturnType<typeof companyNamesOf>>;
  readonly services: Awaited<ReturnType<typeof switchedServices>>;
}

async function surroundings(db: Queryable, session: Session): Promise<Surroundings> {
  const { id } = session.agencia;
  return {
    agencia: { id, tipoAgencia: agencyType(session) },
    names: await companyNamesOf(db, id),
    services: await switchedServices(db, id),
  };
}

function onWire(cards: CardVault, row: CredentialRow, { agencia, names, services }: Surroundings): ListedCredential {
  const { id, tipoServicoId, consolidadora, empresas, ativo, identificador, estado, versao } = row;
  return {
    id,
    servico: { id: tipoServicoId, ...(services.get(tipoServicoId) ?? UNTOUCHED) },
    consolidadora,
    credencial: JSON.stringify(shownContent(openContent(cards, row))),
    empresas: namedCompanies(empresas, names),
    agencia,
    ativo,
    identificador: identificador === '' ? null : identificador,
    estado,
    versao,
  };
}

/** A credential of the session's agency as the wire has it. @see S-276 */
export async function wireCredential(
  { db, cards }: Pick<Deps, 'db' | 'cards'>,
  session: Session,
  row: CredentialRow,
): Promise<ListedCredential> {
  return onWire(cards, row, await surroundings(db, session));
}

/** All credentials of the session's agency, by section and name of the consolidator. @see S-364 */
export async function listedCredentials({ db, cards }: Pick<Deps, 'db' | 'cards'>, session: Session): Promise<ListedCredential[]> {
  const rows = await credentialsOf(db, session.agencia.id);
  const around = await surroundings(db, session);
  return [...credentialsInOrder(rows.map((row) => onWire(cards, row, around)))];
}
