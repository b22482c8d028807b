import { CANCEL_ISSUE, cancelAirIssue, cancelHotelReservation, changeAirIssue, quoteVersionTag } from '@guiche/contract/fines';
import type { AirFine } from '@guiche/domain/air/issuing';
import type { AirQuote, HotelQuote, Quote, Service } from '@guiche/domain/entities';
import type { Fine } from '@guiche/domain/fines';
import { api } from '../../../shared/api.ts';

/** Sends the end of an issue with a key, so that it is made once however often it is sent. @see B-060 */
export type SendEnd = (idempotencyKey: string) => Promise<Quote>;

/** What both calls about an air issue send besides its fine. */
const restOf = (quote: AirQuote, { saldoEntrada, opcaoSaldo }: AirFine) => ({
  headers: { 'if-match': quoteVersionTag(quote) },
  query: {
    creditoBilhete: saldoEntrada?.valorEntrada ?? undefined,
    statusSaldo: saldoEntrada?.status ?? undefined,
    opcaoSaldo: opcaoSaldo ?? undefined,
  },
});

/** Confirms the cancellation of an air issue, whole or in part. @see */
export function cancelFlight(quote: AirQuote, fine: AirFine): SendEnd {
  const { headers, query } = restOf(quote, fine);
  return (idempotencyKey) =>
    api.call(cancelAirIssue, {
      params: { id: quote.id },
      query: { taxaCancelamento: fine.multa ?? undefined, valorTrecho: fine.valorTrecho ?? undefined, ...query },
      headers,
      idempotencyKey,
    });
}

/** Confirms the change of an air issue. @see Q-248 */
export function changeFlight(quote: AirQuote, fine: AirFine): SendEnd {
  const { headers, query } = restOf(quote, fine);
  return (idempotencyKey) =>
    api.call(changeAirIssue, {
      params: { id: quote.id },
      query: { valorMulta: fine.multa ?? undefined, ...query },
      headers,
      idempotencyKey,
    });
}

/** Cancels the reservation of a hotel. @see Q-249 */
export function cancelStay({ id, versao }: HotelQuote, { multa }: Fine): SendEnd {
  return (idempotencyKey) => api.call(cancelHotelReservation, { params: { idCotacao: id }, body: { versao, multa }, idempotencyKey });
}

/** Cancels an issue through its service: with its fine, or called off without one. @see Q-250 */
export function cancelThroughService(
  { id: idServico, tipoServico }: Pick<Service, 'id' | 'tipoServico'>,
  { id: idCotacao, versao }: Quote,
  fine: Fine | null,
): SendEnd {
  const body = { idCotacao, versao, multa: fine?.multa ?? null, ...(fine && { opcaoSaldo: fine.opcaoSaldo }) };
  // Each kind has an address of its own, and all take the same body.
  const call = CANCEL_ISSUE[tipoServico];
  return (idempotencyKey) => api.call<(typeof CANCEL_ISSUE)[typeof tipoServico]>(call, { params: { idServico }, body, idempotencyKey });
}
