import type { TravellerCard } from '@guiche/domain/entities';
import { shownCard } from '@guiche/domain/payments';

/**
 * A card as everybody gets it. For a while after a view was logged the server hands the whole card to whoever asks: what is kept in the cache is
 * masked here.
 * @see
 */
export function maskedCard<Card extends TravellerCard>(card: Card): Card {
  const { numero, validade, cvv } = shownCard(card, { visualizaDadosCartao: false });
  return { ...card, numero, cvv: cvv || null, dataVencimento: validade, validade: null };
}
