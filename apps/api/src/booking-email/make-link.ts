import { randomUUID } from 'node:crypto';
import { cardLinkEnd, type NamedCard, namedCard } from '@guiche/domain/booking-email';
import type { Deps } from '../deps.ts';
import { digest, newToken } from '../session/token.ts';
import type { CheckedBooking } from './check-booking.ts';
import { insertLink } from './data/card-links.ts';

/** The path of a link, before its token. */
export const LINK_PATH = '/api/cartao';

/** Where a number or code is sealed for: another row, or the other column, cannot open it. */
export const placeOf = (id: string, column: 'numero' | 'codigo') => `link_cartao ${id} ${column}`;

/** A link to the card of a booking. */
export interface MadeLink {
  readonly id: string;
  readonly card: NamedCard;
  readonly link: string;
  readonly terminaEm: Date;
}

/**
 * Stores the card of a booking for its hotel, encrypted, and returns the link that shows it; null for a booking without a card. The token is in
 * the link alone: the server keeps its digest. @see B-062
 */
export async function makeLink(
  { db, cards, now }: Deps,
  { request, quote, card }: CheckedBooking,
  origin: string,
): Promise<MadeLink | null> {
  if (!card) return null;
  const id = randomUUID();
  const token = newToken();
  const criadoEm = now();
  const terminaEm = cardLinkEnd(criadoEm);
  const named = namedCard(card);
  await insertLink(db, {
    id,
    tokenHash: digest(token),
    solicitacaoUuid: request.uuid,
    cotacaoId: quote.id,
    numero: cards.seal(card.numero, placeOf(id, 'numero')),
    codigo: card.cvv === null ? null : cards.seal(card.cvv, placeOf(id, 'codigo')),
    titular: named.titular,
    validade: named.validade,
    criadoEm,
    terminaEm,
  });
  return { id, card: named, link: `${origin}${LINK_PATH}/${token}`, terminaEm };
}
