import type { Service } from '@guiche/domain/entities';
import { servicePeriod, serviceRoute } from '@guiche/domain/requests';
import { formatDate } from '@guiche/masks/date';

/** A line under the title of a window about a service: route, dates and travellers. */
export function contextOf(service: Service): string {
  const period = servicePeriod(service);
  const days = period && [period.from, period.to].filter((day) => day !== null).map(formatDate);
  const travellers = service.viajantes.map(({ nomeCompleto }) => nomeCompleto);
  return [serviceRoute(service), days?.join(' – '), travellers.join(', ')].filter(Boolean).join(' · ');
}
