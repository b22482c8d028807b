import type { Answer } from '@guiche/contract/call';
import type { findTripFacts as findTripFactsCall } from '@guiche/contract/requests';
import { addDays } from '@guiche/domain/dates';
import type { Service, Traveller } from '@guiche/domain/entities';
import { servicePeriod } from '@guiche/domain/requests';
import type { Queryable } from '../db/transaction.ts';
import type { Session } from '../session/data/sessions.ts';
import { dismissedWarnings } from './data/dismissed-warnings.ts';
import { type OtherService, otherServices } from './data/other-trips.ts';
import { quotedServices, type ServiceRow } from './data/services.ts';
import { selectedRequest } from './data/visible-requests.ts';
import { findVisible } from './request-access.ts';

type TripFacts = Answer<typeof findTripFactsCall>;

/** A trip may begin so many days before another one, and still overlap with it. */
const LONGEST_TRIP_DAYS = 90;

function travellersOf({ dados }: ServiceRow): readonly Traveller[] {
  // The table holds what the contract's schema accepted.
  return (dados as unknown as Pick<Service, 'viajantes'>).viajantes;
}

/** The first and the last day of a service; null when it has none. */
function daysOf({ dados, tipoServico }: ServiceRow): { readonly inicio: string; readonly fim: string } | null {
  const period = servicePeriod({ ...dados, tipoServico } as unknown as Service);
  return period && { inicio: period.from.slice(0, 10), fim: (period.to ?? period.from).slice(0, 10) };
}

function tripsIn(others: readonly OtherService[], ids: readonly string[]): TripFacts['outrasViagens'] {
  const trips = others.flatMap(({ idSolicitacao, service }) => {
    const days = daysOf(service);
    if (!days) return [];
    return travellersOf(service)
      .filter(({ id }) => ids.includes(id))
      .map(({ id }) => ({ idSolicitacao, idViajante: id, ...days }));
  });
  // Flight and hotel of one trip are often on the same days.
  return [...new Map(trips.map((trip) => [JSON.stringify(trip), trip])).values()];
}

/** What the warnings about a trip need beside its request. Errors: 404. @see B-016 @see B-017 */
export async function findTripFacts(db: Queryable, session: Session, idViagem: number): Promise<TripFacts> {
  const request = await findVisible(db, session, { id: idViagem });
  const services = (await quotedServices(db, selectedRequest(request))).get(request.uuid) ?? [];
  const ids = [...new Set(services.flatMap(({ service }) => travellersOf(service).map(({ id }) => id)))];
  const days = services.flatMap(({ service }) => daysOf(service) ?? []);
  const from = days.map(({ inicio }) => inicio).sort()[0];
  const to = days
    .map(({ fim }) => fim)
    .sort()
    .at(-1);
  const others = from && to ? await otherServices(db, session, { request, ids, from: addDays(from, -LONGEST_TRIP_DAYS) ?? from, to }) : [];
  return { outrasViagens: tripsIn(others, ids), dispensados: await dismissedWarnings(db, request) };
}
