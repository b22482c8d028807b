import type { VirtualCard } from '@guiche/domain/entities';
import { issueInDoubtViolations } from '@guiche/domain/issuing';
import type { FastifyBaseLogger } from 'fastify';
import { serviceAsOwner } from '../attachments/data/owners.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { lockVisible, refuseAnothers } from '../requests/request-access.ts';
import { sandboxVirtualCards } from '../sandbox/sandbox-virtual-cards.ts';
import { CardRefused } from '../sandbox/virtual-card-port.ts';
import type { Session } from '../session/data/sessions.ts';
import { deleteCodes } from './data/card-codes.ts';
import { type KnownCardRow, storeCancelled, virtualCard } from './data/cards.ts';
import { paidQuote } from './data/paid-services.ts';
import { noteCardChange } from './note-card-change.ts';
import { orderOf } from './virtual-card-order.ts';
import { maskedCard, wireVirtualCard } from './wire-card.ts';

/** A virtual card that was generated. Errors: 404. */
async function generated(db: Queryable, id: string): Promise<KnownCardRow> {
  const card = await virtualCard(db, id);
  if (!card || card.mascara === null) throw new CallError(404, 'registro_nao_encontrado');
  return { ...card, mascara: card.mascara };
}

const wire = (card: KnownCardRow) => wireVirtualCard(card, maskedCard(card, card.numero !== null));

/**
 * A virtual card that the session may cancel. Errors: 404, 403 for a request that is with another consultant, 422 while it is not known whether its
 * quote was issued with it.
 * @see Q-270
 */
export function findCancellable({ db }: Deps, session: Session, id: string): Promise<VirtualCard> {
  return withTransaction(db, async (tx) => {
    const card = await generated(tx, id);
    const owner = card.servicoId === null ? undefined : await serviceAsOwner(tx, card.servicoId);
    if (!owner) throw new CallError(404, 'registro_nao_encontrado');
    refuseAnothers(await lockVisible(tx, session, { uuid: owner.solicitacaoUuid }), session);
    const row = card.cotacaoId === null ? undefined : await paidQuote(tx, card.cotacaoId);
    const violations = issueInDoubtViolations(row ? [quoteOfRow(row)] : []);
    if (violations.length > 0) throw new ViolationsError(violations);
    return wire(card);
  });
}

/**
 * Cancels a card at its provider, then erases its number and code, tells whoever has it open, and returns it. Errors: 502 when the provider refused or did not respond: the
 * card stays as it is.
 * @see, B-062
 */
export async function cancelVirtualCard(deps: Deps, session: Session, id: string, log: FastifyBaseLogger): Promise<VirtualCard> {
  const card = await generated(deps.db, id);
  if (card.canceladoEm !== null) return wire(card);
  const row = card.cotacaoId === null ? undefined : await paidQuote(deps.db, card.cotacaoId);
  try {
    await sandboxVirtualCards.cancel(orderOf(row && quoteOfRow(row), id, card.titular));
  } catch (error) {
    log.error({ err: error, cartao: id }, 'a virtual card was not cancelled');
    throw new CallError(502, error instanceof CardRefused ? 'operadora_cartao_nao_cancelou' : 'operadora_cartao_nao_respondeu');
  }
  return withTransaction(deps.db, async (tx) => {
    await storeCancelled(tx, id, { usuarioId: session.usuario.id, em: deps.now() });
    await deleteCodes(tx, id);
    await noteCardChange(tx, card);
    return wire(await generated(tx, id));
  });
}
