import type { Particularities } from '@guiche/domain/entities';
import type { Queryable } from '../db/transaction.ts';
import { CallError } from '../http/call-error.ts';
import { requestOfQuote } from '../quotes/data/quote-log.ts';
import type { RequestRow } from '../requests/data/visible-requests.ts';
import { findVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { visibleCompany } from './data/companies.ts';
import { wishesOfCompany, wishesOfRequest } from './data/particularities.ts';

/** What a client company wants in all of its requests. */
export async function particularitiesOfCompany(db: Queryable, empresaId: number): Promise<Particularities> {
  const wishes = await wishesOfCompany(db, empresaId);
  return {
    preferencias: wishes?.preferencias ?? null,
    fidelidades: wishes?.fidelidades ?? [],
    tourCode: wishes?.tourCode ?? null,
    voebiz: wishes?.voebiz ?? null,
    contatoAdmin: wishes?.contatoAdmin ?? null,
  };
}

/** The same with what the people of the request want, which comes first. */
async function particularitiesOfRequest(db: Queryable, { uuid, empresaId }: RequestRow): Promise<Particularities> {
  const company = await particularitiesOfCompany(db, empresaId);
  const people = await wishesOfRequest(db, uuid);
  const preferences = [people?.preferencias, company.preferencias].filter(Boolean);
  return {
    ...company,
    preferencias: preferences.length > 0 ? preferences.join('\n\n') : null,
    fidelidades: [...(people?.fidelidades ?? []), ...company.fidelidades],
  };
}

/** The particularities of a client by the name of its instance. Errors: 404. @see A-250 */
export async function findParticularitiesOfClient(db: Queryable, session: Session, instancia: string): Promise<Particularities> {
  const company = await visibleCompany(db, session, instancia);
  // A client of another agency gets the same response as one that does not exist.
  if (!company) throw new CallError(404, 'registro_nao_encontrado');
  return particularitiesOfCompany(db, company.id);
}

/** The particularities for a quote of a request, be it saved yet or not. Errors: 404. @see A-251 */
export async function findParticularitiesOfQuote(
  db: Queryable,
  session: Session,
  { idSolicitacao, idCotacao }: { readonly idSolicitacao: number; readonly idCotacao: string },
): Promise<Particularities> {
  const request = await findVisible(db, session, { id: idSolicitacao });
  const uuid = await requestOfQuote(db, idCotacao);
  if (uuid !== undefined && uuid !== request.uuid) throw new CallError(404, 'cotacao_nao_encontrada');
  return particularitiesOfRequest(db, request);
}
