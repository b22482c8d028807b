import { expect, test } from 'vitest';
import type { CapturedData } from '../../entities/index.ts';
import { airQuote, BILLED, flight, MANUAL } from '../../test-support/air-quote.ts';
import { captureFailure, captureNeedsLocator, checkCapture, fillFromCapture } from './index.ts';

const quote = airQuote({
  tarifa: 1000,
  taxas: 50,
  fee: 35,
  duRav: null,
  markup: 0,
  segmentos: [
    { id: 'ida', tipo: 'IDA', status: null, voos: [flight({ id: 'v1', origem: 'GRU', dataPartida: '2026-12-10T09:00' })] },
    { id: 'volta', tipo: 'VOLTA', status: null, voos: [flight({ id: 'v2', origem: 'REC', dataPartida: '2026-12-14T18:00' })] },
  ],
});
const data: CapturedData = {
  statusEmissao: 'EMITIDA',
  voos: [
    { origem: 'GRU', dataPartida: '2026-12-10T09:05', localizador: 'ABC123' },
    { origem: 'REC', dataPartida: '2026-12-14T18:00', localizador: 'ABC123' },
  ],
  passageiros: [
    { nome: 'JOAO', sobrenome: 'SA', assentos: ['12A', null] },
    { nome: 'ana', sobrenome: ' lima ', assentos: ['12B', '7C'] },
  ],
  bilhetes: [{ numero: '9572401118001' }, { numero: '9572401118002' }],
  tarifa: 900,
  taxas: 60,
  fee: null,
  duRav: 40,
  prazoEmissao: '2026-12-01T20:00:00Z',
  localizador: 'ABC123',
  dataEmissao: '2026-11-21T18:00:00Z',
};
const travellers = [
  { id: 'a', nomeCompleto: 'Ana Lima' },
  { id: 'j', nomeCompleto: 'João Sá' },
];
const blockOf = (changed: Partial<CapturedData>) => checkCapture({ ...data, ...changed }, quote, travellers).blockedBy;

test('Q-189 capturing needs a locator', () => {
  const missing = { key: 'informe_o_localizador', field: 'localizador' };
  expect(captureNeedsLocator(' ')).toEqual(missing);
  expect(captureNeedsLocator(null)).toEqual(missing);
  expect(captureNeedsLocator('ABC123')).toBeUndefined();
});
test('what agrees is taken without a question', () =>
  expect(checkCapture(data, quote, travellers)).toEqual({ blockedBy: undefined, questions: [] }));
test('Q-190 a cancelled issue is rejected', () =>
  expect(blockOf({ statusEmissao: 'CANCELADA' })).toEqual({ key: 'captura_emissao_cancelada', field: '' }));
test.each([
  [1, data.voos.slice(0, 1)],
  [3, [...data.voos, ...data.voos.slice(1)]],
])('Q-191 the number of flights must agree, and the text shows both: %s of 2', (capturados, voos) => {
  expect(blockOf({ voos })).toEqual({
    key: 'captura_quantidade_de_voos_diferente',
    params: { capturados, cotacao: 2 },
    field: '',
  });
});
test('Q-192 the day of departure must agree, flight by flight; the hour may differ', () => {
  const [first, second] = data.voos;
  if (!first || !second) throw new Error('two flights');
  const different = { key: 'captura_data_de_partida_diferente', field: '' };
  expect(blockOf({ voos: [first, { ...second, dataPartida: '2026-12-15T00:10' }] })).toEqual(different);
  expect(blockOf({ voos: [second, first] })).toEqual(different);
});
test('Q-192 a flight without a departure in the quote has another one in the capture', () => {
  const [there, back] = quote.segmentos;
  if (!there || !back) throw new Error('two segments');
  const undated = { segmentos: [there, { ...back, voos: back.voos.map((voo) => ({ ...voo, dataPartida: null })) }] };
  expect(checkCapture(data, undated, travellers).blockedBy?.key).toBe('captura_data_de_partida_diferente');
});
test('Q-193 names are compared without accents, case and order; others and another origin are asked about', () => {
  const other = { ...data, passageiros: [{ nome: 'Rui', sobrenome: 'Sá', assentos: [] }, ...data.passageiros.slice(1)] };
  expect(checkCapture(other, quote, travellers)).toEqual({ blockedBy: undefined, questions: ['captura_viajantes_diferentes'] });
  const fewer = { ...data, passageiros: data.passageiros.slice(1) };
  expect(checkCapture(fewer, quote, travellers)).toMatchObject({ questions: ['captura_viajantes_diferentes'] });
  const elsewhere = { ...data, voos: data.voos.map((voo) => ({ ...voo, origem: 'CGH' })) };
  expect(checkCapture(elsewhere, quote, travellers)).toMatchObject({ questions: ['captura_origem_diferente'] });
  const backFromElsewhere = { ...data, voos: data.voos.map((voo, index) => (index === 0 ? voo : { ...voo, origem: 'MCZ' })) };
  expect(checkCapture(backFromElsewhere, quote, travellers)).toMatchObject({ questions: ['captura_origem_diferente'] });
});
test('Q-193 the order of the travellers in the request does not matter', () => {
  expect(checkCapture(data, quote, travellers.toReversed())).toMatchObject({ questions: [] });
});
test.each([
  ['HANS', 'GROSSMANN', 'Hans Großmann', []],
  [' Ana ', ' de  Lima', 'ANA DE LIMA', []],
  ['Anade', 'Lima', 'Ana de Lima', ['captura_viajantes_diferentes']],
])('Q-193 %s %s and %s: %j', (nome, sobrenome, nomeCompleto, questions) => {
  const captured = { ...data, passageiros: [{ nome, sobrenome, assentos: [] }] };
  expect(checkCapture(captured, quote, [{ nomeCompleto }])).toEqual({ blockedBy: undefined, questions });
});
test('Q-194 the first block ends the checks, questions come in their order', () => {
  // All is wrong at once, and is mended one by one.
  const elsewhere = data.voos.map((voo) => ({ ...voo, origem: 'CGH' }));
  const another = elsewhere.map((voo) => ({ ...voo, dataPartida: '2026-01-01T08:00' }));
  const wrong: Partial<CapturedData> = { statusEmissao: 'CANCELADA', voos: another.slice(1), passageiros: [] };
  expect(blockOf(wrong)?.key).toBe('captura_emissao_cancelada');
  expect(blockOf({ ...wrong, statusEmissao: 'EMITIDA' })?.key).toBe('captura_quantidade_de_voos_diferente');
  expect(blockOf({ passageiros: [], voos: another })?.key).toBe('captura_data_de_partida_diferente');
  const both = { ...data, passageiros: [], voos: elsewhere };
  expect(checkCapture(both, quote, travellers)).toMatchObject({ questions: ['captura_viajantes_diferentes', 'captura_origem_diferente'] });
});
test('Q-195 an accepted capture fills the quote, and its totals follow', () => {
  const filled = fillFromCapture(quote, data, { viajantes: travellers, markup: null });
  expect(filled).toMatchObject({
    numeroBilhete: '9572401118001/9572401118002',
    tarifa: 900,
    taxas: 60,
    fee: 35,
    duRav: 40,
    validadeReserva: '2026-12-01T20:00:00Z',
    localizador: 'ABC123',
    dataEmissao: '2026-11-21T18:00:00Z',
    tarifaTotal: 900,
    total: 1035,
  });
  const [out, back] = filled.segmentos.flatMap(({ voos }) => voos);
  expect(out).toMatchObject({
    localizador: 'ABC123',
    assentos: [
      { idAereoVoo: 'v1', idViajante: 'j', reservado: true, assento: '12A' },
      { idAereoVoo: 'v1', idViajante: 'a', reservado: true, assento: '12B' },
    ],
  });
  expect(back?.assentos).toEqual([{ idAereoVoo: 'v2', idViajante: 'a', reservado: true, assento: '7C' }]);
});
test('Q-195 what is not known stays', () => {
  const nothing = {
    ...data,
    tarifa: null,
    bilhetes: [],
    localizador: null,
    passageiros: [],
    voos: data.voos.map((voo) => ({ ...voo, localizador: null })),
  };
  const filled = fillFromCapture({ ...quote, numeroBilhete: '1' }, nothing, { viajantes: [], markup: null });
  expect(filled).toMatchObject({ tarifa: 1000, numeroBilhete: '1', localizador: quote.localizador });
  expect(filled.segmentos[0]?.voos[0]?.localizador).toBe(quote.segmentos[0]?.voos[0]?.localizador);
  const withoutFlights = fillFromCapture(filled, { ...nothing, voos: [] }, { viajantes: [], markup: null });
  expect(withoutFlights.segmentos).toEqual(filled.segmentos);
});
const seatsOn = (passageiros: CapturedData['passageiros'], viajantes: typeof travellers, of = quote) =>
  fillFromCapture(of, { ...data, passageiros }, { viajantes, markup: null }).segmentos.flatMap(({ voos }) =>
    voos.map(({ assentos }) => assentos.map(({ idViajante, assento }) => `${idViajante} ${assento}`)),
  );
test('Q-195 a seat goes to the traveller of that name, in whatever order they come', () => {
  const captured = [
    { nome: 'Ana', sobrenome: 'Lima', assentos: ['12B', null] },
    { nome: 'JOAO', sobrenome: 'SA', assentos: ['12A', '7C'] },
  ];
  expect(seatsOn(captured, travellers)).toEqual([['a 12B', 'j 12A'], ['j 7C']]);
  expect(seatsOn(captured.toReversed(), travellers)).toEqual([['j 12A', 'a 12B'], ['j 7C']]);
  expect(seatsOn(captured.slice(1), travellers)).toEqual([['j 12A'], ['j 7C']]);
});
test('Q-195 a name that is no traveller’s leaves the seat empty', () => {
  const stranger = [{ nome: 'Rui', sobrenome: 'Melo', assentos: ['12A', null] }];
  const seated = {
    ...quote,
    segmentos: quote.segmentos.map((segment) => ({
      ...segment,
      voos: segment.voos.map((voo) => ({ ...voo, assentos: [{ idAereoVoo: voo.id, idViajante: 'a', reservado: true, assento: '1A' }] })),
    })),
  };
  // Of the way back the capture knows no seat, so that what was there stays.
  expect(seatsOn(stranger, travellers, seated)).toEqual([[], ['a 1A']]);
  expect(seatsOn([...stranger, ...data.passageiros], travellers)).toEqual([['j 12A', 'a 12B'], ['a 7C']]);
});
test('Q-195 two travellers of one name have a seat each', () => {
  const twins = ['x', 'y'].map((id) => ({ id, nomeCompleto: 'Ana Lima' }));
  const captured = ['3A', '3B'].map((assento) => ({ nome: 'ANA', sobrenome: 'LIMA', assentos: [assento, null] }));
  expect(seatsOn(captured, twins)).toEqual([['x 3A', 'y 3B'], []]);
});
test('Q-195 Q-140 the automatic margin follows the captured fare; a typed one, and one that does not run, stays', () => {
  const markup = { ownAgency: true, requestStatus: 'EMISSAO', marginPercent: 10 } as const;
  const former = {
    ...quote,
    agenciaServico: MANUAL,
    tipoPagamento: BILLED,
    intermediador: 'DIRETO',
    tarifa: 1234.5,
    markup: 123.45,
    markupManual: false,
  };
  const captured = { ...data, tarifa: 1000, taxas: 50, duRav: null };
  const viajantes = travellers;
  expect(fillFromCapture(former, captured, { viajantes, markup })).toMatchObject({ markup: 100, tarifaTotal: 1100, total: 1185 });
  expect(fillFromCapture({ ...former, markupManual: true }, captured, { viajantes, markup })).toMatchObject({
    markup: 123.45,
    tarifaTotal: 1123.45,
  });
  expect(fillFromCapture(former, captured, { viajantes, markup: null })).toMatchObject({ markup: 123.45, tarifaTotal: 1123.45 });
});
test('Q-120 the extra fee follows the captured fare by its percentage', () => {
  const former = { ...quote, tarifa: 100, taxaExtra: 10, taxaExtraPercentual: 10 };
  const captured = { ...data, tarifa: 1000 };
  const context = { viajantes: travellers, markup: null };
  expect(fillFromCapture(former, captured, context)).toMatchObject({ taxaExtra: 100, taxaExtraPercentual: 10 });
  expect(fillFromCapture({ ...former, taxaExtraPercentual: null }, captured, context).taxaExtra).toBe(10);
});
test('Q-120 a typed extra fee stays to the cent while the captured fare is that of the quote', () => {
  // 10.02 of 333.33 are 3.01 %, and 3.01 % of 333.33 are 10.03.
  const typed = { ...quote, tarifa: 333.33, taxaExtra: 10.02, taxaExtraPercentual: 3.01 };
  const context = { viajantes: travellers, markup: null };
  expect(fillFromCapture(typed, { ...data, tarifa: 333.33 }, context).taxaExtra).toBe(10.02);
  expect(fillFromCapture(typed, { ...data, tarifa: null }, context).taxaExtra).toBe(10.02);
});
test('Q-196 a capture that fails', () => {
  expect(captureFailure('NAO_ENCONTRADO: ABC123')).toBe('captura_registro_nao_encontrado');
  expect(captureFailure('NAO_ENCONTRADO ABC123')).toBe('erro_ao_capturar_dados_externos');
  expect(captureFailure(undefined)).toBe('erro_ao_capturar_dados_externos');
});
