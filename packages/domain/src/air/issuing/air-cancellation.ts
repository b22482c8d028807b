import type { AirQuote, AirService, Segment } from '../../entities/index.ts';
import type { StatusCotacao } from '../../enums/index.ts';
import { awaitsSupplier } from '../../issuing/index.ts';
import { movedQuote } from '../../requests/quote-transitions.ts';

/**
 * Whether a segment waits for its cancellation: its cancellation was requested, and the service's chosen quote has no balance option yet.
 * @see S-060
 */
export function awaitsCancellation(segment: Pick<Segment, 'status'>, chosen: Pick<AirQuote, 'opcaoSaldo'> | null): boolean {
  return segment.status === 'PENDENTE_CANCELAMENTO' && (chosen?.opcaoSaldo ?? null) === null;
}

type Cancellable = Pick<AirQuote, 'valorAlteradoEmissao' | 'statusCotacao' | 'dataEmissao' | 'numeroBilhete'>;

/**
 * Whether some segments of an air issue may be cancelled: its value was not changed at issue, and, while it waits for the supplier, it
 * has an issue date and a ticket number.
 * @see S-061
 */
export function partialCancelIsAllowed({ valorAlteradoEmissao, statusCotacao, dataEmissao, numeroBilhete }: Cancellable): boolean {
  if (valorAlteradoEmissao) return false;
  return !awaitsSupplier(statusCotacao) || (dataEmissao !== null && (numeroBilhete ?? '') !== '');
}

/**
 * The segments that confirming a cancellation cancels: those of a round trip that wait for it; none when the issue is cancelled as a whole.
 * @see
 */
export function cancelledSegments<Each extends Pick<Segment, 'status'>>(
  { segmentos }: { readonly segmentos: readonly Each[] },
  { tipo }: Pick<AirService, 'tipo'>,
): readonly Each[] {
  return tipo === 'IDA_VOLTA' ? segmentos.filter(({ status }) => status === 'PENDENTE_CANCELAMENTO') : [];
}

type Cancelled = Pick<AirQuote, 'segmentos' | 'statusCotacao' | 'dataEmissao'>;

/**
 * An air quote after the fine of its cancellation is confirmed. In a round trip the segments that wait for their cancellation become
 * CANCELADO and the others stay; when no segment is left, and for any other trip, the quote becomes EMISSAO_CANCELADA. A quote of which segments
 * are left waits for nothing more: it is issued again, as it was before its cancellation was asked for, or waits for its issue if it never was.
 *
 * Errors: `RangeError` for a quote that waits neither for its issue nor for its cancellation (a caller's mistake).
 * @see
 */
export function cancelAirIssue<Each extends Cancelled>(quote: Each, { tipo }: Pick<AirService, 'tipo'>): Each {
  const isPartial = cancelledSegments(quote, { tipo }).length > 0;
  const cancelled = movedQuote(quote.statusCotacao, 'EMISSAO_CANCELADA', 'AGENCIA');
  if (!isPartial) return { ...quote, statusCotacao: cancelled };
  const segmentos = quote.segmentos.map((segment) =>
    segment.status === 'PENDENTE_CANCELAMENTO' ? { ...segment, status: 'CANCELADO' as const } : segment,
  );
  const none = segmentos.every(({ status }) => status === 'CANCELADO');
  if (none) return { ...quote, segmentos, statusCotacao: cancelled };
  const rest = quote.statusCotacao === 'EMISSAO_PENDENTE' || quote.dataEmissao === null ? 'EMISSAO_PENDENTE' : 'EMISSAO_FINALIZADA';
  return { ...quote, segmentos, statusCotacao: movedQuote(quote.statusCotacao, rest, 'AGENCIA') };
}

/**
 * The status of an air quote whose change is confirmed: EMISSAO_ALTERADA. Errors: `RangeError` for a quote that is not being changed (a
 * caller's mistake).
 * @see Q-159
 */
export function quoteAfterChange(status: StatusCotacao): StatusCotacao {
  return movedQuote(status, 'EMISSAO_ALTERADA', 'AGENCIA');
}
