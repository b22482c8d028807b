import { expect, test } from 'vitest';
import { flight } from '../../test-support/air-quote.ts';
import { baggageLabel, daysLater, flightBaggageLabel, shownAirline, stopsLabel, waitBetween, waitingTime } from './index.ts';

const flights = (...numbers: string[]) => ({ voos: numbers.map((numero) => flight({ numero })) });

test.each([
  [['1'], { key: 'voo_direto' }],
  [['1', '1'], { key: 'n_escalas', params: { count: 1 } }],
  [['1', '2'], { key: 'n_conexoes', params: { count: 1 } }],
  [['1', '1', '1'], { key: 'n_escalas', params: { count: 2 } }],
  [['1', '2', '3'], { key: 'n_conexoes', params: { count: 2 } }],
  [[], { key: 'voo_direto' }],
])('Q-316 flights %j read as %j', (numbers, label) => {
  expect(stopsLabel(flights(...numbers))).toEqual(label);
});

const wait = (airport: string | null, arrival: string | null, departure: string | null) =>
  waitingTime({ clock: arrival, airport }, { clock: departure, airport });

test('Q-317 A-274 waiting time is HH:mm, and goes on above 24 hours', () => {
  expect(wait('GRU', '2026-12-10T10:35', '2026-12-10T13:05')).toBe('02:30');
  expect(wait('GRU', '2026-12-10T10:35', '2026-12-11T11:05')).toBe('24:30');
  expect(wait(null, '2026-12-10T10:35', '2026-12-10T13:05')).toBe('02:30');
  expect(wait('GRU', null, '2026-12-10T13:05')).toBeNull();
  expect(wait('GRU', '2026-12-10', '2026-12-10T13:05')).toBeNull();
  expect(wait('GRU', '2026-12-10T14:00', '2026-12-10T13:05')).toBeNull();
});
test('Q-317 an hour that the clocks skip or repeat is counted as it passes', () => {
  expect(wait('JFK', '2026-03-08T01:00', '2026-03-08T03:30')).toBe('01:30');
  expect(wait('JFK', '2026-10-31T23:00', '2026-11-01T03:00')).toBe('05:00');
});
test('Q-317 the wait is that at the airports of the two flights', () => {
  const flight = { dataChegada: '2026-03-08T01:00', destino: 'JFK' };
  expect(waitBetween(flight, { dataPartida: '2026-03-08T03:30', origem: 'JFK' })).toBe('01:30');
  expect(waitBetween(flight, undefined)).toBeNull();
  expect(waitBetween(undefined, { dataPartida: '2026-03-08T03:30', origem: 'JFK' })).toBeNull();
});

test('Q-318 S-058 baggage: included, not included, not informed', () => {
  expect(baggageLabel(1, 23)).toEqual({ key: 'bagagem_inclusa', params: { quantidade: 1, peso: 23 } });
  expect(baggageLabel(1, null)).toEqual({ key: 'bagagem_inclusa_sem_peso', params: { quantidade: 1 } });
  expect(baggageLabel(2, 0)).toEqual({ key: 'bagagem_inclusa_sem_peso', params: { quantidade: 2 } });
  expect(baggageLabel(0, null)).toEqual({ key: 'bagagem_nao_inclusa' });
  expect(baggageLabel(null, null)).toEqual({ key: 'bagagem_nao_informada' });
});

test('S-058 Q-318 of a quote whose airline states no baggage, each flight has that of the quote', () => {
  const typed = { segmentos: [flights('1', '2')], quantidadeBagagem: 1, pesoBagagem: 23 };
  const labels = (quote: typeof typed) => quote.segmentos.flatMap(({ voos }) => voos.map((one) => flightBaggageLabel(quote, one).key));
  expect(labels(typed)).toEqual(['bagagem_inclusa', 'bagagem_inclusa']);
  expect(labels({ ...typed, quantidadeBagagem: 0 })).toEqual(['bagagem_nao_inclusa', 'bagagem_nao_inclusa']);
  const stated = [{ voos: [flight({ bagagemQuantidade: 0 }), flight({})] }];
  expect(labels({ ...typed, segmentos: stated })).toEqual(['bagagem_nao_inclusa', 'bagagem_nao_informada']);
});

test('Q-319 A-273 a flight operated by Latam shows Latam', () => {
  expect(shownAirline({ iata: 'DL', nome: 'Delta', operadora: 'LATAM AIRLINES BRASIL' }).nome).toBe('Latam');
  expect(shownAirline({ iata: 'DL', nome: 'Delta', operadora: 'latam' }).nome).toBe('Latam');
  expect(shownAirline({ iata: 'DL', nome: 'Delta', operadora: null }).nome).toBe('Delta');
});

test('a flight over midnight arrives a day later', () => {
  expect(daysLater('2026-12-10T23:10', '2026-12-11T05:00')).toBe(1);
  expect(daysLater('2026-12-10T23:10', null)).toBe(0);
});
