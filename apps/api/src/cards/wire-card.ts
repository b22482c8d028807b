import type { TravellerCard, VirtualCard } from '@guiche/domain/entities';
import { shownCard } from '@guiche/domain/payments';
import type { KnownCardRow } from './data/cards.ts';

/** Shown in place of a code, which has three or four digits: how many is not for everybody either. */
const HIDDEN_CODE = '***';

/** What of a card is handed out besides what everybody sees. */
export interface OpenedCard {
  readonly numero: string;
  /** Null when the code is not kept any more. */
  readonly codigo: string | null;
}

/** A card as everybody sees it: the last four digits and the name. @see */
export function maskedCard({ mascara, titular, validade }: KnownCardRow, hasCode: boolean): TravellerCard {
  const card = { numero: mascara, cvv: hasCode ? HIDDEN_CODE : null, dataVencimento: validade, nomeCartaoColaborador: titular };
  const shown = shownCard(card, { visualizaDadosCartao: false });
  return { numero: shown.numero, cvv: shown.cvv || null, dataVencimento: shown.validade, nomeCartaoColaborador: shown.nome };
}

/** A card that is handed out for a logged view. */
export function openCard({ titular, validade }: KnownCardRow, { numero, codigo }: OpenedCard): TravellerCard {
  return { numero, cvv: codigo, dataVencimento: validade, nomeCartaoColaborador: titular };
}

/** A virtual card, with its id and whether it was cancelled. */
export function wireVirtualCard({ id, canceladoEm }: KnownCardRow, card: TravellerCard): VirtualCard {
  return { ...card, id, estado: canceladoEm === null ? 'GERADO' : 'CANCELADO' };
}
