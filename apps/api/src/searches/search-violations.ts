import { airSearchViolations } from '@guiche/domain/air/search';
import { busSearchViolations } from '@guiche/domain/bus/search';
import { carSearchViolations } from '@guiche/domain/car/search';
import { hotelSearchViolations } from '@guiche/domain/hotel/search';
import type { Violation } from '@guiche/domain/messages';
import { ViolationsError } from '../http/call-error.ts';
import type { Criteria } from '../sandbox/search/search-port.ts';

function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new ViolationsError(violations);
}

/** Refuses (422) an air search that its rules forbid. @see S-043 */
export const refuseAirSearch = (criteria: Criteria['AEREO'], now: Date) => refuse(airSearchViolations(criteria, now));
/** Refuses (422) a car search that its rules forbid; without the present moment one of days that are past may be read again. @see S-070 */
export const refuseCarSearch = (criteria: Criteria['CARRO'], now?: Date) => refuse(carSearchViolations(criteria, now));

/** Refuses (422) a hotel search that its rules forbid. @see S-083, S-084, S-085 */
export function refuseHotelSearch(
  criteria: Criteria['HOTEL'],
  viajantes: readonly unknown[],
  circumstances: { readonly serviceIsActive: boolean; readonly now: Date },
): void {
  refuse(hotelSearchViolations({ ...criteria, viajantes }, circumstances));
}

/** Refuses (422) a bus search that its rules forbid. @see S-100 */
export function refuseBusSearch(search: Parameters<typeof busSearchViolations>[0], now: Date): void {
  refuse(busSearchViolations(search, now));
}
