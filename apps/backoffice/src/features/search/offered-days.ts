import { segmentEnds } from '@guiche/domain/air/display';
import type { Quote, Service } from '@guiche/domain/entities';
import { servicePeriod } from '@guiche/domain/requests';

/** The first and the last local time of an offer whose card shows days without their year; none of any other kind. */
function endsOf(quote: Quote): readonly (string | null | undefined)[] {
  if ('segmentos' in quote) {
    const ends = quote.segmentos.map((segment) => segmentEnds(segment).first?.dataPartida);
    return [ends[0], ends.length > 1 ? ends.at(-1) : null];
  }
  if ('checkin' in quote) return [quote.checkin, quote.checkout];
  return 'rodoviariaPartida' in quote ? [quote.dataPartida] : [];
}

/** Whether an offer is for other days than its service asks for: its days are told in full. */
export function isForOtherDays(quote: Quote, service: Service): boolean {
  const asked = servicePeriod(service);
  if (asked === null) return false;
  const days = [asked.from, asked.to];
  return endsOf(quote).some((end, index) => end && days[index] && end.slice(0, 10) !== days[index]?.slice(0, 10));
}
