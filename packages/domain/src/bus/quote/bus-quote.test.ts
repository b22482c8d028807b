import { expect, test } from 'vitest';
import { countingIds, MANUAL, ROUND_TRIP } from '../../test-support/air-quote.ts';
import { busQuote } from '../../test-support/quotes.ts';
import { busQuoteViolations, newBusQuote, prepareBusQuote } from './index.ts';

const service = {
  id: '00000000-0000-4000-8000-00000000dddd',
  viajantes: ROUND_TRIP.viajantes,
  camposCustomizados: [],
  dataIda: '2026-12-10',
};
const IN_QUOTE = { mode: 'quote', temFornecedorExterno: false } as const;

test('Q-091 Q-278 a new bus quote is pending, on the day that was asked for, with the suggested consolidator, supplier and fee', () => {
  const fornecedorPadrao = { id: 'f', nome: 'Fornecedor' };
  const quote = newBusQuote({ service, agency: { id: 1, fornecedorPadrao }, consolidators: [MANUAL], newId: countingIds() });
  expect(quote).toMatchObject({
    statusCotacao: 'COTACAO_PENDENTE',
    agenciaServico: MANUAL,
    fornecedorServico: fornecedorPadrao,
    fee: 105,
    nomeCia: null,
    rodoviariaPartida: null,
    rodoviariaChegada: null,
    classe: null,
    dataPartida: '2026-12-10',
    dataChegada: null,
    tarifa: null,
  });
});
test('the time of departure is missing in a new bus quote, and is asked for', () => {
  expect(busQuoteViolations(busQuote({ dataPartida: '2026-12-10' }), IN_QUOTE)).toEqual([{ key: 'informe_a_hora', field: 'dataPartida' }]);
});
const BACKWARD = [{ key: 'chegada_anterior_a_partida', field: 'dataChegada' }];

test.each([
  ['the next morning', '2026-12-11T06:10', []],
  ['the same moment', '2026-12-10T22:30', []],
  ['while it is empty', null, []],
  // Castilho in São Paulo to Três Lagoas in Mato Grosso do Sul, where it is an hour earlier.
  ['half an hour later, by the clock of the next time zone', '2026-12-10T22:00', []],
  ['59 minutes earlier', '2026-12-10T21:31', []],
  ['an hour earlier', '2026-12-10T21:30', BACKWARD],
  ['in the morning of the same day', '2026-12-10T06:10', BACKWARD],
  ['a year too early', '2025-12-11T06:10', BACKWARD],
])('Q-321 a bus that departs on 10 December at 22:30 and arrives %s', (_when, dataChegada, violations) =>
  expect(busQuoteViolations(busQuote({ dataPartida: '2026-12-10T22:30', dataChegada }), IN_QUOTE)).toEqual(violations),
);
test('Q-321 what is not a date is refused as such, and not for its order', () => {
  const quote = busQuote({ dataPartida: '2026-12-32T10:00', dataChegada: '2025-12-09T10:00' });
  expect(busQuoteViolations(quote, IN_QUOTE)).toEqual([{ key: 'data_invalida', field: 'dataPartida' }]);
  expect(busQuoteViolations(busQuote({ dataPartida: null }), IN_QUOTE)).toEqual([]);
});
test('the company and the stations of a bus quote are stored without the blanks around them', () => {
  expect(prepareBusQuote(busQuote({ rodoviariaPartida: ' Tietê ', rodoviariaChegada: ' ' }))).toMatchObject({
    rodoviariaPartida: 'Tietê',
    rodoviariaChegada: null,
  });
  expect(prepareBusQuote(busQuote())).not.toHaveProperty('rodoviariaPartida');
  expect(prepareBusQuote(busQuote({ nomeCia: ' Cometa ' })).nomeCia).toBe('Cometa');
  expect(prepareBusQuote(busQuote({ nomeCia: ' ' })).nomeCia).toBeNull();
  expect(prepareBusQuote(busQuote())).not.toHaveProperty('nomeCia');
});
