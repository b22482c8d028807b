import { STATUS_COBRANCA } from '@guiche/domain/enums';
import { PRODUCT } from '@guiche/domain/product';
import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { type Call, isWrite } from '../call/index.ts';
import { exampleOf } from '../openapi/index.ts';
import {
  CARD_CALLS,
  cancelVirtualCard,
  findCharges,
  findFixedCard,
  findTravellerCard,
  findVirtualCard,
  generateVirtualCard,
  logCard,
} from './index.ts';

const addressOf = ({ method, base, path }: Pick<Call, 'method' | 'base' | 'path'>) => `${method} ${base} ${path}`;
const takes = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value).success;
const UUID = '2a4b6c8d-0e1f-4a2b-8c3d-4e5f6a7b8c50';
const CARD = { numero: '4111111111111111', cvv: '123', dataVencimento: '12/2030', nomeCartaoColaborador: 'ANA LIMA' };
const VIRTUAL = { ...CARD, id: UUID, estado: 'GERADO' };

test('Q-088 Q-265 the billing entries of a quote are a list, each with one of the five charge statuses', () => {
  expect(addressOf(findCharges)).toBe(`POST rest /${PRODUCT}-clientes/buscar-dados-cobranca-supplier`);
  const body = { instancia: 'serraazul', idRelatorio: 48210, servico: 'AEREO', idCotacao: UUID };
  expect(takes(findCharges.body, body)).toBe(true);
  for (const field of Object.keys(body)) expect([field, takes(findCharges.body, { ...body, [field]: undefined })]).toEqual([field, false]);
  const answer = findCharges.responses[200];
  expect(takes(answer, [])).toBe(true);
  for (const statusCobranca of [...STATUS_COBRANCA, 'PAGO']) {
    expect([statusCobranca, takes(answer, [{ statusCobranca }])]).toEqual([statusCobranca, statusCobranca !== 'PAGO']);
  }
});

test('Q-266 the card log is told action, card and quote in the query, and has no body for card data', () => {
  expect(addressOf(logCard)).toBe('POST agency /log-cartao');
  expect('body' in logCard).toBe(false);
  for (const acao of ['VISUALIZAR', 'GERAR', 'CANCELAR'])
    for (const tipo of ['VIAJANTE', 'VCN', 'FIXO']) expect(takes(logCard.query, { acao, tipo, idCotacao: UUID })).toBe(true);
  expect(takes(logCard.query, { acao: 'COPIAR', tipo: 'VCN', idCotacao: UUID })).toBe(false);
  expect(takes(logCard.query, { acao: 'GERAR', tipo: 'CREDITO', idCotacao: UUID })).toBe(false);
  expect(Object.keys(logCard.query.shape).sort()).toEqual(['acao', 'idCotacao', 'tipo']);
  expect(logCard.responses[204]).toBeNull();
});

test('Q-267 the card of a traveller is found by traveller, service and client; null is none', () => {
  expect(addressOf(findTravellerCard)).toBe('GET rest /cartoes/colaborador/:idColaborador/servicos/:idServico/empresa/:idEmpresa');
  expect(takes(findTravellerCard.params, { idColaborador: 'v1', idServico: UUID, idEmpresa: '101' })).toBe(true);
  expect(takes(findTravellerCard.responses[200], CARD)).toBe(true);
  expect(takes(findTravellerCard.responses[200], null)).toBe(true);
});

test('Q-268 a virtual card is generated from the quote of the kind in the path', () => {
  expect(addressOf(generateVirtualCard)).toBe('POST rest /servico/cartao-virtual-transacao/:id');
  const kinds = ['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS'];
  expect([...kinds, 'aereo', '5'].filter((id) => takes(generateVirtualCard.params, { id }))).toEqual(kinds);
  expect(Object.keys(generateVirtualCard.bodyBy.schemas)).toEqual(kinds);
  const quote = exampleOf({ ...generateVirtualCard, name: 'saveQuote' }, 200);
  expect(kinds.filter((kind) => takes(generateVirtualCard.bodyBy.schemas[kind as 'AEREO'], quote))).toContain('AEREO');
  expect(takes(generateVirtualCard.responses[200], VIRTUAL)).toBe(true);
});

test('Q-269 the virtual card of a quote says whether it was cancelled; null is none', () => {
  expect(addressOf(findVirtualCard)).toBe('GET rest /servico/cartao-virtual-transacao/:id');
  for (const estado of ['GERADO', 'CANCELADO', 'NENHUM'])
    expect([estado, takes(findVirtualCard.responses[200], { ...VIRTUAL, estado })]).toEqual([estado, estado !== 'NENHUM']);
  expect(takes(findVirtualCard.responses[200], null)).toBe(true);
});

test('Q-270 a virtual card is cancelled by its own id', () => {
  expect(addressOf(cancelVirtualCard)).toBe('DELETE rest /servico/cartao-virtual-transacao/:id');
  expect(takes(cancelVirtualCard.responses[200], { ...VIRTUAL, estado: 'CANCELADO', cvv: null })).toBe(true);
});

test('Q-271 a fixed card is found by the quote and the id of the card', () => {
  expect(addressOf(findFixedCard)).toBe('GET rest /servico/cartao-fixo/cotacao/:id/uuidCartao/:uuid');
  expect(takes(findFixedCard.params, { id: UUID, uuid: UUID })).toBe(true);
  expect(takes(findFixedCard.responses[200], CARD)).toBe(true);
  expect(takes(findFixedCard.responses[200], null)).toBe(false);
});

test('Q-035 B-060 no response that is kept for repeated tries has a whole number: the examples are masked, and what is whole comes by a GET', () => {
  for (const call of CARD_CALLS) {
    const written = JSON.stringify(exampleOf(call, 200) ?? null);
    expect([call.name, /\d{12}/.test(written.replace(/[\da-f]{8}-[\da-f-]{27}/g, ''))]).toEqual([call.name, false]);
  }
  expect(CARD_CALLS.filter(isWrite).map(({ name }) => name)).toEqual(['logCard', 'generateVirtualCard', 'cancelVirtualCard']);
});
