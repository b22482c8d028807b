import type { Quote, Service } from '@guiche/domain/entities';
import { expect, test } from 'vitest';
import { isForOtherDays } from './offered-days.ts';

// Only what is read of each.
const stayAsked = { tipoServico: 'HOTEL', checkin: '2026-12-10T14:00', checkout: '2026-12-13T12:00' } as unknown as Service;
const stay = (checkin: string | null, checkout: string | null) => ({ checkin, checkout }) as unknown as Quote;
const leg = (data: string) => ({ origem: 'GRU', destino: 'REC', data });
const flightsAsked = { tipoServico: 'AEREO', tipo: 'IDA_VOLTA', segmentos: [leg('2026-12-10'), leg('2026-12-14')] } as unknown as Service;
const segment = (dataPartida: string | null) => ({ voos: [{ dataPartida, dataChegada: null }] });
const flights = (...days: (string | null)[]) => ({ segmentos: days.map(segment) }) as unknown as Quote;
const coachAsked = { tipoServico: 'RODOVIARIO', dataIda: '2026-12-10' } as unknown as Service;
const coach = (dataPartida: string | null) => ({ rodoviariaPartida: null, dataPartida }) as unknown as Quote;

test.each<[string, Quote, Service, boolean]>([
  ['the stay that is asked for, at other hours', stay('2026-12-10T15:00', '2026-12-13T11:00'), stayAsked, false],
  ['a stay that begins earlier', stay('2026-12-09T15:00', '2026-12-13T11:00'), stayAsked, true],
  ['a stay that ends a year later', stay('2026-12-10T15:00', '2027-12-13T11:00'), stayAsked, true],
  ['a stay without days', stay(null, null), stayAsked, false],
  ['the flights that are asked for', flights('2026-12-10T08:00', '2026-12-14T20:00'), flightsAsked, false],
  ['a way back on another day', flights('2026-12-10T08:00', '2026-12-15T20:00'), flightsAsked, true],
  ['flights of another year', flights('2020-12-10T08:00', '2020-12-14T20:00'), flightsAsked, true],
  ['the coach that is asked for', coach('2026-12-10T22:00'), coachAsked, false],
  ['a coach of the next day', coach('2026-12-11T00:10'), coachAsked, true],
])('%s', (_case, quote, service, differs) => expect(isForOtherDays(quote, service)).toBe(differs));
