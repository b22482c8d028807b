import { logCard } from '@guiche/contract/cards';
import type { Client } from '@guiche/contract/client';
import type { TravellerCard } from '@guiche/domain/entities';
import type { AcaoCartao, TipoCartao } from '@guiche/domain/enums';
import { cardIsMasked } from '@guiche/domain/payments';

/** What is done to which card, for the log: never card data. @see Q-266 */
export interface CardEvent {
  readonly acao: AcaoCartao;
  readonly tipo: TipoCartao;
  readonly idCotacao: string;
}

/** A card that was asked for, and came masked or not at all. */
export class CardNotShown extends Error {
  override readonly name = 'CardNotShown';
}

/**
 * A whole card: the view is logged first, once, and hands it out. The card is returned and kept nowhere: not by the cache of queries either. Rejects
 * when the view was not logged, the card could not be found, or came masked.
 * @see
 */
export async function viewCard<Card extends TravellerCard>(
  client: Pick<Client, 'call'>,
  view: Omit<CardEvent, 'acao'>,
  find: () => Promise<Card | null>,
): Promise<Card> {
  await client.call(logCard, { query: { ...view, acao: 'VISUALIZAR' } });
  const card = await find();
  if (!card || cardIsMasked(card)) throw new CardNotShown('the card came masked');
  return card;
}

/** Logs what was done to a card. What was done stays so when it cannot be logged: the server has noted it by itself. @see */
export function recordCardEvent(client: Pick<Client, 'call'>, event: CardEvent): void {
  client
    .call(logCard, { query: { ...event } })
    .catch((error: unknown) => console.error('The log of the card could not be written.', error));
}
