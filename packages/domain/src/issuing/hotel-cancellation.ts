import type { StatusCotacao } from '../enums/index.ts';
import type { OpcaoSaldo } from '../fines/index.ts';

export interface HotelCancellation {
  readonly multa: number | null;
  readonly opcaoSaldo: OpcaoSaldo | null;
  /** UTC instant. */
  readonly dataCancelamento: string;
}

/** A hotel quote whose reservation was cancelled: EMISSAO_CANCELADA, with the fine, what is given back and when. @see Q-160 */
export function cancelHotelIssue<Quote extends { readonly statusCotacao: StatusCotacao }>(
  quote: Quote,
  { multa, opcaoSaldo, dataCancelamento }: HotelCancellation,
): Quote & HotelCancellation {
  return { ...quote, statusCotacao: 'EMISSAO_CANCELADA', multa, opcaoSaldo, dataCancelamento };
}
