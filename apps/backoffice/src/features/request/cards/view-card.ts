import { logCard } from '@guiche/contract/cards';
import { CallError, type Client } from '@guiche/contract/client';
import type { TravellerCard } from '@guiche/domain/entities';
import type { AcaoCartao, TipoCartao } from '@guiche/domain/enums';
import { cardIsMasked } from '@guiche/domain/payments';
import { newId } from '../../../shared/new-id.ts';

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

type View = Omit<CardEvent, 'acao'>;

/** A view that was asked for, while its card has not come. */
interface Asked {
  readonly of: string;
  readonly key: string;
}

/** Whether nothing is known of a view: neither its card nor a refusal came. */
const isOpen = (error: unknown) => error instanceof CallError && (error.status === 0 || error.status >= 500);

/**
 * The whole cards of one window. A view is logged first, once, and hands the card out, which is returned and kept nowhere: not by the cache of
 * queries either. A view whose card was lost on its way is the same view when it is asked for again, and has one entry.
 * @see, B-060
 */
export class CardViews {
  private readonly client: Pick<Client, 'call'>;
  private asked: Asked | undefined;

  constructor(client: Pick<Client, 'call'>) {
    this.client = client;
  }

  /** Returns the whole card; `of` tells the cards of one window apart. Rejects when the view was not logged, the card was not found, or came masked. */
  async show<Card extends TravellerCard>(view: View, find: () => Promise<Card | null>, of = ''): Promise<Card> {
    const before = this.asked?.of === of ? this.asked : undefined;
    try {
      return await this.ask(view, find, before ?? { of, key: newId() });
    } catch (error) {
      // An entry hands its card out for a while only.
      if (before && error instanceof CardNotShown) return this.ask(view, find, { of, key: newId() });
      throw error;
    }
  }

  private async ask<Card extends TravellerCard>(view: View, find: () => Promise<Card | null>, asked: Asked): Promise<Card> {
    this.asked = asked;
    try {
      await this.client.call(logCard, { query: { ...view, acao: 'VISUALIZAR' }, idempotencyKey: asked.key });
      const card = await find();
      if (!card || cardIsMasked(card)) throw new CardNotShown('the card came masked');
      this.asked = undefined;
      return card;
    } catch (error) {
      if (!isOpen(error)) this.asked = undefined;
      throw error;
    }
  }
}

/** Logs what was done to a card. What was done stays so when it cannot be logged: the server has noted it by itself. @see */
export function recordCardEvent(client: Pick<Client, 'call'>, event: CardEvent): void {
  client
    .call(logCard, { query: { ...event } })
    .catch((error: unknown) => console.error('The log of the card could not be written.', error));
}
