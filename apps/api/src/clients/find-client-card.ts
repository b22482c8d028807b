import { BRASILIA, dayIn } from '@guiche/domain/dates';
import type { ClientCard } from '@guiche/domain/entities';
import type { Deps } from '../deps.ts';
import { findVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { apportionmentOf, approversOf, balancesOf, feesFor, limitsOf, openRequestsOf, vipsOf } from './data/client-facts.ts';
import { companyOf } from './data/companies.ts';
import { particularitiesOfCompany } from './find-particularities.ts';

/** What the agency has to know about the client of a request. Errors: 404. @see B-050 */
export async function findClientCard({ db, now }: Deps, session: Session, idSolicitacao: number): Promise<ClientCard> {
  const request = await findVisible(db, session, { id: idSolicitacao });
  const { empresaId } = request;
  const { id, nome, clienteNovo } = await companyOf(db, empresaId);
  return {
    empresa: { id, nome, clienteNovo },
    particularidades: await particularitiesOfCompany(db, empresaId),
    fees: await feesFor(db, session, empresaId),
    limites: await limitsOf(db, empresaId),
    aprovadores: await approversOf(db, empresaId),
    vips: await vipsOf(db, session, empresaId),
    solicitacoesAbertas: await openRequestsOf(db, session, request),
    saldos: await balancesOf(db, empresaId, dayIn(BRASILIA)(now())),
    rateio: await apportionmentOf(db, request.uuid),
  };
}
