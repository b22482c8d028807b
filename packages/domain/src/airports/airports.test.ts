import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesUnderWay, zoneOfAirport } from './index.ts';

const minutes = (origem: string, dataPartida: string, destino: string, dataChegada: string) =>
  minutesUnderWay({ clock: dataPartida, airport: origem }, { clock: dataChegada, airport: destino });

test.each([
  ['GRU', 'America/Sao_Paulo'],
  ['MAO', 'America/Manaus'],
  ['CGB', 'America/Cuiaba'],
  ['RBR', 'America/Rio_Branco'],
  ['FEN', 'America/Noronha'],
  ['USH', 'America/Argentina/Ushuaia'],
  ['NRT', 'Asia/Tokyo'],
  ['HNL', 'Pacific/Honolulu'],
])('%s is in %s', (iata, zone) => expect(zoneOfAirport(iata)).toBe(zone));
test('a code that no airport has, and what is no code, has no zone', () => {
  expect(['QQQ', '', 'GR', 'RUG', 'toString', null].map(zoneOfAirport).filter((zone) => zone !== undefined)).toEqual([]);
});

test.each([
  ['the clock goes back an hour', 'GRU', '2026-12-10T23:00', 'MAO', '2026-12-11T02:00', 240],
  ['and forward again', 'MAO', '2026-12-10T02:00', 'GRU', '2026-12-10T07:00', 240],
  ['one zone', 'GRU', '2026-12-10T08:10', 'REC', '2026-12-10T11:25', 195],
  ['over the date line, landing before it left', 'NRT', '2026-12-10T20:00', 'HNL', '2026-12-10T08:00', 420],
  ['over the date line the other way', 'HNL', '2026-12-10T12:00', 'NRT', '2026-12-11T16:30', 570],
  ['in winter', 'GRU', '2026-03-27T20:00', 'LIS', '2026-03-28T09:00', 600],
  ['into summer time', 'GRU', '2026-03-28T20:00', 'LIS', '2026-03-29T10:00', 600],
  ['in summer', 'GRU', '2026-07-10T20:00', 'LIS', '2026-07-11T10:00', 600],
  ['while the clock skips an hour', 'JFK', '2026-03-08T00:30', 'JFK', '2026-03-08T03:30', 120],
  ['a zone of half an hour', 'DEL', '2026-12-10T10:00', 'DXB', '2026-12-10T12:00', 210],
  ['backwards', 'GRU', '2026-12-10T08:10', 'REC', '2026-12-10T08:09', -1],
  ['an airport that is not known: both clocks as one', 'QQQ', '2026-12-10T23:00', 'MAO', '2026-12-11T02:00', 180],
])('S-027 S-037 under way %s', (_case, origem, left, destino, landed, expected) =>
  expect(minutes(origem, left, destino, landed)).toBe(expected),
);
test('an unknown airport and a text that is no time', () => {
  expect(minutesUnderWay({ clock: '2026-12-10T08:00', airport: null }, { clock: '2026-12-10T09:00', airport: 'GRU' })).toBe(60);
  expect(minutes('GRU', 'amanhã', 'MAO', '2026-12-10T09:00')).toBeNaN();
});
test('a flight there and back takes what the two clocks of one airport say, wherever it went', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('GRU', 'MAO', 'NRT', 'HNL', 'LIS', 'JFK'),
      fc.constantFrom('GRU', 'MAO', 'DEL', 'HNL', 'SYD'),
      fc.integer({ min: 0, max: 500_000 }),
      (from, to, offset) => {
        const text = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString().slice(0, 16);
        const [left, landed, back] = [text(offset), text(offset + 3000), text(offset + 6000)];
        expect(minutes(from, left, to, landed) + minutes(to, landed, from, back)).toBe(minutes(from, left, from, back));
      },
    ),
  ));
