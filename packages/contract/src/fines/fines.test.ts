import { TIPO_SERVICO, TIPO_SERVICO_PATH } from '@guiche/domain/enums';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import type { Call } from '../call/index.ts';
import { addressOf } from '../client/client.ts';
import { exampleOf } from '../openapi/index.ts';
import { CANCEL_ISSUE, cancelAirIssue, cancelHotelReservation, changeAirIssue, findFine, quoteVersionTag } from './index.ts';

const spelled = ({ method, base, path }: Pick<Call, 'method' | 'base' | 'path'>) => `${method} ${base} ${path}`;
const read = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value);
const takes = (schema: Parameters<typeof safeParse>[0], value: unknown) => read(schema, value).success;
const UUID = '2a4b6c8d-0e1f-4a2b-8c3d-4e5f6a7b8c50';

test('Q-246 the fine of an air issue has the amounts that it is calculated from', () => {
  expect(spelled(findFine)).toBe('GET rest /viagens/aereo/emissao/multa/:idCotacao/buscar');
  expect(Object.keys(exampleOf(findFine, 200) as object).sort()).toEqual([
    'dataCancelamento',
    'idServico',
    'multa',
    'opcaoSaldo',
    'tarifaTotal',
    'taxaCancelamento',
    'taxas',
    'total',
  ]);
});

test.each([
  ['Q-247', cancelAirIssue, 'POST rest /viagens/emissao/aereo/cancelada/:id', 'taxaCancelamento'],
  ['Q-248', changeAirIssue, 'POST rest /viagens/emissao/aereo/alterada/:id', 'valorMulta'],
] as const)('%s %o is confirmed by its query, without a body, and returns the quote', (_id, call, address, fine) => {
  expect(spelled(call)).toBe(address);
  expect('body' in call).toBe(false);
  const sent = { [fine]: '350', creditoBilhete: '1237.54', opcaoSaldo: 'ESTORNO', statusSaldo: 'PENDENTE' };
  expect(read(call.query, sent)).toEqual({
    success: true,
    data: { [fine]: 350, creditoBilhete: 1237.54, opcaoSaldo: 'ESTORNO', statusSaldo: 'PENDENTE' },
  });
  // What is missing is for the rules to tell; a text that is no amount is none.
  expect(takes(call.query, {})).toBe(true);
  expect(read(call.query, { [fine]: '-1' }).data).toEqual({ [fine]: -1 });
  for (const text of ['', 'abc', '1e3', '1,5', '0x10', ' 1', '9999999999999', '1.005'])
    expect(takes(call.query, { [fine]: text })).toBe(false);
  expect(takes(call.query, { opcaoSaldo: 'CREDITO' })).toBe(false);
  expect(takes(call.responses[200], exampleOf(call, 200))).toBe(true);
});

test('Q-322 the value of a cancelled part is an amount of the query', () => {
  expect(read(cancelAirIssue.query, { valorTrecho: '120.50' }).data).toEqual({ valorTrecho: 120.5 });
  expect(takes(cancelAirIssue.query, { valorTrecho: '120,50' })).toBe(false);
  expect(read(changeAirIssue.query, { valorTrecho: '120.50' }).data).toEqual({});
});

test('Q-247 Q-248 the values arrive in the query as they are written', () => {
  const query = { taxaCancelamento: 350, creditoBilhete: 1237.54, opcaoSaldo: undefined };
  const bases = { rest: '/api', agency: '', middleware: '', viajor: '', integrator: '', translator: '' };
  expect(addressOf(cancelAirIssue, bases, { id: UUID }, query)).toBe(
    `/api/viagens/emissao/aereo/cancelada/${UUID}?taxaCancelamento=350&creditoBilhete=1237.54`,
  );
});

test('Q-247 B-061 the version that the caller saw is an entity tag', () => {
  expect(quoteVersionTag({ versao: 7 })).toBe('"7"');
  for (const tag of ['"7"', '*', undefined]) expect(takes(cancelAirIssue.headers, { 'if-match': tag })).toBe(true);
  for (const tag of ['7', '"sete"', '""']) expect(takes(cancelAirIssue.headers, { 'if-match': tag })).toBe(false);
});

test('Q-249 the reservation of a hotel is cancelled with its fine and the version that was seen, and returns the quote', () => {
  expect(spelled(cancelHotelReservation)).toBe('POST rest /hotel/cotacao/:idCotacao/cancelar-reserva');
  expect(takes(cancelHotelReservation.body, { versao: 4, multa: 200 })).toBe(true);
  expect(takes(cancelHotelReservation.body, { versao: 4, multa: null })).toBe(true);
  for (const body of [{ multa: 200 }, { versao: 4 }, { versao: 4, multa: '200' }])
    expect(takes(cancelHotelReservation.body, body)).toBe(false);
  expect(takes(cancelHotelReservation.responses[200], exampleOf(cancelHotelReservation, 200))).toBe(true);
});

test.each(TIPO_SERVICO)('Q-250 the word of %s is in the path twice', (kind) => {
  const word = TIPO_SERVICO_PATH[kind];
  expect(spelled(CANCEL_ISSUE[kind])).toBe(`POST rest /${word}-servico/cancelar-${word}-emissao/:idServico`);
  expect(takes(CANCEL_ISSUE[kind].body, { idCotacao: UUID, versao: 4, multa: null })).toBe(true);
  expect(takes(CANCEL_ISSUE[kind].body, { versao: 4, multa: null })).toBe(false);
  expect(takes(CANCEL_ISSUE[kind].responses[200], exampleOf(CANCEL_ISSUE[kind], 200))).toBe(true);
});
