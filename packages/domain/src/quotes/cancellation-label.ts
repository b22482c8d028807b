import { formatDateTime } from '@guiche/masks/date-time';
import { brazilianClock, minutesBetween } from '../dates/index.ts';
import { deadlineState } from '../deadline/index.ts';
import type { CarService, HotelQuote, HotelService, Quote, Service } from '../entities/index.ts';
import type { deadlineMessages } from '../messages/deadline/index.ts';
import type { TopicKey, Wording } from '../messages/index.ts';

/** The fields of a service that hold its start; only cars and hotels have one here. */
export type ServiceStart =
  | Pick<CarService, 'tipoServico' | 'dataRetirada'>
  | Pick<HotelService, 'tipoServico' | 'checkin'>
  | { readonly tipoServico: Exclude<Service['tipoServico'], 'CARRO' | 'HOTEL'> };

/** Whether a quote is issued: it has an issue date, or its status says so. @see A-083 */
export function isIssued({ dataEmissao, statusCotacao }: Pick<Quote, 'dataEmissao' | 'statusCotacao'>): boolean {
  return dataEmissao !== null || statusCotacao === 'EMISSAO_FINALIZADA';
}

/** The wall-clock time of a car's pickup or a hotel's check-in; null for other services. */
function startOf(service: ServiceStart): string | null {
  if (service.tipoServico === 'CARRO') return service.dataRetirada;
  return service.tipoServico === 'HOTEL' ? service.checkin : null;
}

/** The fields of a quote that its cancellation label depends on. */
export type CancellableQuote = Pick<Quote, 'dataCancelamento' | 'dataEmissao' | 'statusCotacao'> &
  Partial<Pick<HotelQuote, 'prazoCancelamento'>>;

/** Until when a quote may be cancelled: a hotel has a field of its own, and its date of cancellation is the day on which it was cancelled. */
function cancellationDeadline({ prazoCancelamento, dataCancelamento }: CancellableQuote): string | null {
  return prazoCancelamento === undefined ? dataCancelamento : prazoCancelamento;
}

/**
 * The text for a quote's cancellation deadline: until when it may be cancelled, or that the deadline has passed. Null for an issued quote,
 * without a deadline, and after a car's pickup or a hotel's check-in.
 *
 * The deadline of a hotel is `prazoCancelamento`, that of every other service `dataCancelamento`.
 * Exactly at the deadline, and exactly at the start, cancelling is still possible. The deadline is shown in the time of Brasília, in which
 * the start is compared with now as well.
 * @see
 */
export function cancellationLabel(
  quote: CancellableQuote,
  service: ServiceStart,
  now: Date,
): Wording<TopicKey<typeof deadlineMessages>> | null {
  const deadline = cancellationDeadline(quote);
  if (deadline === null || isIssued(quote)) return null;
  if (deadlineState(deadline, now) === 'past') return { key: 'prazo_cancelamento_expirado' };
  const start = startOf(service);
  if (start !== null && minutesBetween(start, brazilianClock(now)) > 0) return null;
  return { key: 'cancelamento_ate', params: { data: formatDateTime(brazilianClock(new Date(deadline))) } };
}
