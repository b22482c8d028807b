import { expect, test } from 'vitest';
import { PRINTED_AT } from '../../test-support/itineraries.ts';
import { readItinerary } from './index.ts';

/** `IDA GRU-LIS-OPO`, for lines of date, city pair and times. */
function routes(...flights: readonly string[]): readonly string[] {
  const text = flights
    .map((flight) => {
      const [date, pair, ...times] = flight.split(' ');
      return pair === undefined ? flight : ` 1 LA3158Y ${date} J ${pair} HK1  ${times.join(' ')}`;
    })
    .join('\n');
  return readItinerary(text, PRINTED_AT).segments.map(
    ({ tipo, flights: [first, ...more] }) =>
      `${tipo} ${[first?.origin, first?.destination, ...more.map(({ destination }) => destination)].join('-')}`,
  );
}

test.each<[string, readonly string[], readonly string[]]>([
  ['one flight', ['28NOV GRUREC 0810 1125'], ['IDA GRU-REC']],
  ['a connection', ['28NOV GRUBSB 0810 0955', '28NOV BSBREC 1100 1330'], ['IDA GRU-BSB-REC']],
  ['23:59 on the ground', ['28NOV GRUBSB 0810 0955', '29NOV BSBREC 0954 1230'], ['IDA GRU-BSB-REC']],
  ['24 hours on the ground', ['28NOV GRUBSB 0810 0955', '29NOV BSBREC 0955 1230'], ['TRECHO GRU-BSB', 'TRECHO BSB-REC']],
  ['out and back', ['28NOV GRUREC 0810 1125', '30NOV RECGRU 1200 1530'], ['IDA GRU-REC', 'VOLTA REC-GRU']],
  ['out and back in one day', ['28NOV CGHSDU 0810 0915', '28NOV SDUCGH 1800 1905'], ['IDA CGH-SDU', 'VOLTA SDU-CGH']],
  [
    'out and back in one day with a connection',
    ['28NOV FLNGRU 0600 0710', '28NOV GRUBSB 0800 0950', '28NOV BSBGRU 1800 1950', '28NOV GRUFLN 2100 2210'],
    ['IDA FLN-GRU-BSB', 'VOLTA BSB-GRU-FLN'],
  ],
  ['back from elsewhere', ['28NOV GRULIS 0810 2125', 'ARNK', '08DEC OPOGRU 1200 1930'], ['IDA GRU-LIS', 'VOLTA OPO-GRU']],
  ['back to another airport of the city', ['28NOV GRUREC 0810 1125', '30NOV RECCGH 1200 1530'], ['IDA GRU-REC', 'VOLTA REC-CGH']],
  [
    'back to another airport of the city in one day',
    ['28NOV GRUSDU 0810 0915', '28NOV SDUCGH 1800 1905'],
    ['IDA GRU-SDU', 'VOLTA SDU-CGH'],
  ],
  ['a surface sector ends a segment', ['28NOV GRULIS 0810 2125', 'ARNK', '29NOV LISOPO 1200 1330'], ['TRECHO GRU-LIS', 'TRECHO LIS-OPO']],
  [
    'three segments',
    ['28NOV GRUREC 0810 1125', '30NOV RECSSA 1200 1330', '02DEC SSAGRU 1200 1430'],
    ['TRECHO GRU-REC', 'TRECHO REC-SSA', 'TRECHO SSA-GRU'],
  ],
  ['no flight', ['ARNK'], []],
])('B-004 %s', (_case, flights, segments) => expect(routes(...flights)).toEqual(segments));
