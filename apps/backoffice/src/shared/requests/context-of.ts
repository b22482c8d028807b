import type { Service } from '@guiche/domain/entities';
import { servicePeriod, serviceRoute } from '@guiche/domain/requests';
import { formatDate } from '@guiche/masks/date';

/** When a service is and for whom, beside a title that says its route: dates and travellers. */
export function datesAndTravellers(service: Service): string {
  const period = servicePeriod(service);
  const days = period && [period.from, period.to].filter((day) => day !== null).map(formatDate);
  const travellers = service.viajantes.map(({ nomeCompleto }) => nomeCompleto);
  return [days?.join(' – '), travellers.join(', ')].filter(Boolean).join(' · ');
}

/** A line under the title of a window about a service: route, dates and travellers. */
export function contextOf(service: Service): string {
  return [serviceRoute(service), datesAndTravellers(service)].filter(Boolean).join(' · ');
}
