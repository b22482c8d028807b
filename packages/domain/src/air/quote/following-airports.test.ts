import { expect, test } from 'vitest';
import type { Airport, AirService } from '../../entities/index.ts';
import { type AirportChange, airportFollowers, emptyFlight } from './index.ts';

const airport = (iata: string): Airport => ({ iata, nome: iata, local: '' });
const chosen = (code: string) => ({ code, airport: airport(code) });
/** A segment for each text: `VCP-GYN GYN-` has two flights, the second without a destination. */
const quoteOf = (...segments: readonly string[]) => ({
  segmentos: segments.map((text, index) => ({
    id: `s${index}`,
    tipo: 'TRECHO' as const,
    status: null,
    voos: text.split(' ').map((flight) => {
      const [origem, destino] = flight.split('-');
      return { ...emptyFlight(flight), origem: origem || null, destino: destino || null };
    }),
  })),
});
const legsOf = (...legs: readonly string[]) => ({
  segmentos: legs.map((text) => {
    const [origem, destino] = text.split('-');
    return { origem, destino } as AirService['segmentos'][number];
  }),
});
const destination = (segment: number, flight: number, before: string | null, after: string): AirportChange => ({
  path: `segmentos.${segment}.voos.${flight}`,
  end: 'destino',
  before: before === null ? null : chosen(before),
  after: chosen(after),
});
const origin = (before: string | null, after: string): AirportChange => ({ ...destination(0, 0, before, after), end: 'origem' });
const NO_LEGS = legsOf();

test.each([
  [
    'a connection takes over where the leg ended',
    quoteOf('VCP-GYN GYN-'),
    destination(0, 0, 'GYN', 'BSB'),
    NO_LEGS,
    ['0.1.origem BSB', '0.1.destino GYN'],
  ],
  ['it keeps a destination of its own', quoteOf('VCP-BSB BSB-GYN'), destination(0, 0, 'BSB', 'CNF'), NO_LEGS, ['0.1.origem CNF']],
  ['and an origin of its own', quoteOf('VCP-GYN CNF-'), destination(0, 0, 'GYN', 'BSB'), NO_LEGS, ['0.1.destino GYN']],
  ['an empty origin follows', quoteOf('VCP- -'), destination(0, 0, null, 'BSB'), NO_LEGS, ['0.1.origem BSB']],
  [
    'the same airport chosen again leaves the destination open',
    quoteOf('VCP-GYN GYN-'),
    destination(0, 0, 'GYN', 'GYN'),
    NO_LEGS,
    ['0.1.origem GYN'],
  ],
  ['in the middle the next one alone', quoteOf('VCP-GYN GYN-BSB BSB-REC'), destination(0, 1, 'BSB', 'CNF'), NO_LEGS, ['0.2.origem CNF']],
  ['the way back begins where the way there ends', quoteOf('VCP-', '-VCP'), destination(0, 0, null, 'GYN'), NO_LEGS, ['1.0.origem GYN']],
  ['and goes on following', quoteOf('VCP-GYN', 'GYN-VCP'), destination(0, 0, 'GYN', 'BSB'), NO_LEGS, ['1.0.origem BSB']],
  ['not a way back with an origin of its own', quoteOf('VCP-GYN', 'CNF-VCP'), destination(0, 0, 'GYN', 'BSB'), NO_LEGS, []],
  ['not one that the request names', quoteOf('VCP-GYN', 'GYN-VCP'), destination(0, 0, 'GYN', 'BSB'), legsOf('VCP-GYN', 'GYN-VCP'), []],
  [
    'it followed a connection to its origin',
    quoteOf('VCP-BSB BSB-', 'BSB-VCP'),
    destination(0, 1, null, 'GYN'),
    NO_LEGS,
    ['1.0.origem GYN'],
  ],
  [
    'the middle of the way there says nothing of the way back',
    quoteOf('VCP-GYN GYN-GYN', 'GYN-VCP'),
    destination(0, 0, 'GYN', 'BSB'),
    NO_LEGS,
    ['0.1.origem BSB'],
  ],
  [
    'a later segment begins where the one before it ends',
    quoteOf('A-B', 'B-C', 'C-D'),
    destination(1, 0, 'C', 'E'),
    NO_LEGS,
    ['2.0.origem E'],
  ],
  ['the way back ends where the way there begins', quoteOf('-GYN', 'GYN-'), origin(null, 'VCP'), NO_LEGS, ['1.0.destino VCP']],
  ['with its last flight', quoteOf('VCP-GYN', 'GYN-BSB BSB-VCP'), origin('VCP', 'GRU'), NO_LEGS, ['1.1.destino GRU']],
  ['unless the request names it', quoteOf('VCP-GYN', 'GYN-VCP'), origin('VCP', 'GRU'), legsOf('VCP-GYN', 'GYN-VCP'), []],
  ['or it has another one', quoteOf('VCP-GYN', 'GYN-CGH'), origin('VCP', 'GRU'), NO_LEGS, []],
  ['no way back among several segments', quoteOf('A-B', 'B-A', 'A-D'), origin('A', 'E'), NO_LEGS, []],
  ['nothing without a flight there', quoteOf('A-B'), destination(3, 0, 'B', 'C'), NO_LEGS, []],
])('which airports follow: %s', (_case, quote, change, legs, expected) => {
  const said = airportFollowers(quote, change, legs).map(({ path, end, code, airport: data }) => {
    expect(data?.iata).toBe(code);
    return `${path.replace('segmentos.', '').replace('.voos', '')}.${end} ${code}`;
  });
  expect(said).toEqual(expected);
});

test('another origin than that of the first flight changes nothing', () => {
  const change: AirportChange = { ...origin('GYN', 'BSB'), path: 'segmentos.0.voos.1' };
  expect(airportFollowers(quoteOf('VCP-GYN GYN-REC', 'REC-VCP'), change, NO_LEGS)).toEqual([]);
});
