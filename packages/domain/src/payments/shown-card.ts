import { parseCardNumber } from '@guiche/masks/card';
import type { TravellerCard, User } from '../entities/index.ts';
import { cardExpiry, nameOnCard } from './traveller-card.ts';

/** The shown data of a card. */
export interface ShownCard {
  /** Digits, or `*` for each that stays hidden. */
  readonly numero: string;
  readonly nome: string;
  readonly validade: string;
  readonly cvv: string;
}

const LAST_DIGITS = 4;

function masked(text: string, shown = 0): string {
  return '*'.repeat(Math.max(0, text.length - shown)) + text.slice(Math.max(0, text.length - shown));
}

/**
 * A traveller's card as a user may see it: everything with the flag `visualizaDadosCartao`; without it the last four digits of the number
 * and the name, and a `*` for every other character.
 * @see
 */
export function shownCard(card: TravellerCard, { visualizaDadosCartao }: Pick<User, 'visualizaDadosCartao'>): ShownCard {
  const [numero, nome, validade, cvv] = [parseCardNumber(card.numero), nameOnCard(card), cardExpiry(card), card.cvv ?? ''];
  if (visualizaDadosCartao) return { numero, nome, validade, cvv };
  return { numero: masked(numero, LAST_DIGITS), nome, validade: masked(validade), cvv: masked(cvv) };
}
