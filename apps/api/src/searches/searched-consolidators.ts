import { testIsOffered } from '@guiche/domain/credentials';
import type { AgencyService } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID } from '@guiche/domain/enums';
import { CONSOLIDADORA } from '@guiche/domain/quotes';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { consolidatorsFor } from '../lookups/data/choices.ts';
import { wireAgencyService } from '../lookups/wire-choices.ts';
import type { SearchedKind } from '../sandbox/search/search-port.ts';
import type { Session } from '../session/data/sessions.ts';
import { activeCredentials } from './data/agency-credentials.ts';

/** The credentials of the agency that can be searched for a company: those that a search can test as well. @see S-150, S-350, S-356 */
export async function searchedConsolidators(
  db: Queryable,
  session: Session,
  kind: SearchedKind,
  idEmpresa: number,
): Promise<readonly AgencyService[]> {
  const rows = await consolidatorsFor(db, session, TIPO_SERVICO_ID[kind], idEmpresa);
  return rows.filter(({ consolidadora }) => testIsOffered(consolidadora)).map(wireAgencyService);
}

/** The credentials for hotels of an agency that can be searched, whichever client it works for. @see S-350 */
export async function onlineAgencies({ db }: Pick<Deps, 'db'>, session: Session): Promise<readonly AgencyService[]> {
  const credentials = await activeCredentials(db, session, TIPO_SERVICO_ID.HOTEL);
  return credentials.filter(({ consolidadora }) => testIsOffered(consolidadora));
}

/** Whether a type of service is active for the agency: it has an active credential of this type. @see S-341 */
export async function serviceIsActive({ db }: Pick<Deps, 'db'>, session: Session, tipoServicoId: number): Promise<boolean> {
  return (await activeCredentials(db, session, tipoServicoId)).length > 0;
}

/** The number by which an online agency is called: the place of its consolidator in their list, counted from 1. @see S-350 */
export const onlineAgencyId = ({ consolidadora }: Pick<AgencyService, 'consolidadora'>) => CONSOLIDADORA.indexOf(consolidadora) + 1;
