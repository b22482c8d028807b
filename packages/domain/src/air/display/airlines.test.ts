import { expect, test } from 'vitest';
import { AIRLINE_IATAS, airlineIata, airlineName } from './index.ts';

test.each([
  ['AD', 'Azul'],
  ['G3', 'Gol'],
  ['JJ', 'Latam'],
  ['O6', 'Avianca'],
  ['2Z', 'Passaredo'],
])('S-311 %s is %s', (iata, name) => {
  expect(airlineName(iata)).toBe(name);
  expect(airlineIata(name)).toBe(iata);
  expect(AIRLINE_IATAS).toHaveLength(5);
});
test('S-311 the legacy name TAM is JJ', () => {
  expect(airlineIata('TAM')).toBe('JJ');
  expect(airlineIata(' tam ')).toBe('JJ');
});
test('an airline that is not known', () => {
  expect(airlineName('TP')).toBe('TP');
  expect(airlineName('toString')).toBe('toString');
  expect(airlineIata('Varig')).toBeNull();
});
