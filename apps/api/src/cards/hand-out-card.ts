import type { TravellerCard } from '@guiche/domain/entities';
import type { TipoCartao } from '@guiche/domain/enums';
import { cardViewsSince } from '@guiche/domain/payments';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { codeOf } from './data/card-codes.ts';
import { type LoggedView, takeView, type ViewKey, viewsSince } from './data/card-log.ts';
import type { KnownCardRow } from './data/cards.ts';
import { maskedCard, type OpenedCard, openCard } from './wire-card.ts';

/** Where numbers and codes are sealed for: another row, or the other column, cannot open them. */
export const numberPlace = (cartaoId: string) => `cartao ${cartaoId} numero`;
export const codePlace = (cartaoId: string, servicoId: string) => `codigo_cartao ${cartaoId} ${servicoId}`;

/** A card, and for what it is asked. */
export interface AskedCard {
  readonly card: KnownCardRow;
  readonly tipo: TipoCartao;
  /** The service that is paid with it: its code is kept for that one alone. */
  readonly servicoId: string;
  readonly of: ViewKey['of'];
}

/** Takes a logged view of the user for a card: one that has handed it out already, else the first that has handed out none. False without one. */
async function takeLoggedView(
  tx: Transaction,
  views: readonly LoggedView[],
  delivery: Omit<Parameters<typeof takeView>[1], 'logId'>,
): Promise<boolean> {
  if (views.some(({ cartaoId }) => cartaoId === delivery.cartaoId)) return true;
  for (const { id, cartaoId } of views) if (cartaoId === null && (await takeView(tx, { ...delivery, logId: id }))) return true;
  return false;
}

/**
 * A card as it is sent to a user: masked, unless the user may see card data and has logged a view, which hands out one card. A code is handed out
 * only while it may be kept. Errors: 404 when the card cannot be opened, because the key was changed.
 * @see, B-062
 */
export function handOutCard(
  { db, cards, now }: Deps,
  { usuario }: Session,
  { card, tipo, servicoId, of }: AskedCard,
): Promise<TravellerCard> {
  const em = now();
  return withTransaction(db, async (tx) => {
    const sealedCode = await codeOf(tx, card.id, servicoId);
    const masked = () => maskedCard(card, sealedCode !== undefined);
    if (!usuario.visualizaDadosCartao || card.numero === null) return masked();
    const views = await viewsSince(tx, { usuarioId: usuario.id, tipo, of }, cardViewsSince(em));
    if (views.length === 0) return masked();
    const numero = cards.open(card.numero, numberPlace(card.id));
    if (numero === undefined) throw new CallError(404, 'erro_ao_carregar_cartao');
    const codigo = sealedCode === undefined ? null : (cards.open(sealedCode, codePlace(card.id, servicoId)) ?? null);
    const opened: OpenedCard = { numero, codigo };
    const taken = await takeLoggedView(tx, views, { cartaoId: card.id, comCodigo: codigo !== null, em });
    return taken ? openCard(card, opened) : masked();
  });
}
