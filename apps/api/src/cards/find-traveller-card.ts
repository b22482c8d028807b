import type { Traveller, TravellerCard } from '@guiche/domain/entities';
import { findOwner } from '../attachments/find-owner.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { cardOfTraveller } from './data/cards.ts';
import { paidService } from './data/paid-services.ts';
import { handOutCard } from './hand-out-card.ts';

/** Who travels with which service for which client company. */
export interface TravellerKey {
  readonly idColaborador: Traveller['id'];
  readonly idServico: string;
  readonly idEmpresa: number;
}

/** The card of a traveller of a service; null without one. Errors: 404, 403 for a request that is with another consultant. @see Q-267 */
export async function findTravellerCard(
  deps: Deps,
  session: Session,
  { idColaborador, idServico, idEmpresa }: TravellerKey,
): Promise<TravellerCard | null> {
  const { request, servicoId } = await findOwner(deps.db, session, { servico: idServico });
  const service = await paidService(deps.db, servicoId);
  if (request.empresaId !== idEmpresa || !service?.travellers.includes(idColaborador)) throw new CallError(404, 'registro_nao_encontrado');
  const card = await cardOfTraveller(deps.db, idColaborador, request.empresaId);
  return card ? handOutCard(deps, session, { card, tipo: 'VIAJANTE', servicoId, of: { servicoId } }) : null;
}
