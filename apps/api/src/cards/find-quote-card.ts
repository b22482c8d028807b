import type { TravellerCard, VirtualCard } from '@guiche/domain/entities';
import { findOwner } from '../attachments/find-owner.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { fixedCard, virtualCardOfQuote } from './data/cards.ts';
import { handOutCard } from './hand-out-card.ts';
import { wireVirtualCard } from './wire-card.ts';

/** A fixed card of the client for whom a quote is. Errors: 404, 403 for a request that is with another consultant. @see */
export async function findFixedCard(deps: Deps, session: Session, cotacaoId: string, uuid: string): Promise<TravellerCard> {
  const { request, servicoId } = await findOwner(deps.db, session, { cotacao: cotacaoId });
  const card = await fixedCard(deps.db, uuid, request.empresaId);
  if (!card) throw new CallError(404, 'erro_ao_carregar_cartao');
  return handOutCard(deps, session, { card, tipo: 'FIXO', servicoId, of: { cotacaoId } });
}

/** The virtual card of a quote; null when there was none. Errors: 404, 403 for a request that is with another consultant. @see Q-269 */
export async function findVirtualCard(deps: Deps, session: Session, cotacaoId: string): Promise<VirtualCard | null> {
  const { servicoId } = await findOwner(deps.db, session, { cotacao: cotacaoId });
  const card = await virtualCardOfQuote(deps.db, cotacaoId);
  if (!card) return null;
  return wireVirtualCard(card, await handOutCard(deps, session, { card, tipo: 'VCN', servicoId, of: { cotacaoId } }));
}
