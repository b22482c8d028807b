import type { TravellerCard } from '../entities/index.ts';
import type { TipoCartao, TipoFormaPagamento } from '../enums/index.ts';
import { cardMode } from './payment-form.ts';

/** For how long after it was logged a view hands out its card, in seconds: long enough for a call that is sent again. @see */
export const CARD_VIEW_SECONDS = 60;

/** The moment since which a logged view still hands out its card. @see Q-036 */
export function cardViewsSince(now: Date): Date {
  return new Date(now.getTime() - CARD_VIEW_SECONDS * 1000);
}

const CARD_OF_MODE = { fixed: 'FIXO', virtual: 'VCN', billed: 'VIAJANTE' } as const satisfies Record<string, TipoCartao>;

/** The kind of card that belongs to a payment form: that of its mode, in the default mode the traveller's. @see */
export function cardOfForm(form: TipoFormaPagamento | null): TipoCartao {
  return CARD_OF_MODE[cardMode(form)];
}

/** Whether a card came masked: its number is not whole. @see Q-035 */
export function cardIsMasked({ numero }: Pick<TravellerCard, 'numero'>): boolean {
  return numero.includes('*');
}
