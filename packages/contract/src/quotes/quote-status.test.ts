import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { TOPICS } from '../calls/index.ts';
import { AIR_QUOTE } from '../openapi/examples/quotes.ts';
import { openApiDocument } from '../openapi/index.ts';
import { SAVE_QUOTE } from './index.ts';

/** The values that the OpenAPI document names for a property, by each place where it stands. */
function valuesOf(property: string): string[][] {
  const found: string[][] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === property && typeof value === 'object' && value !== null && 'enum' in value)
        found.push((value.enum as string[]).toSorted());
      walk(value);
    }
  };
  walk(openApiDocument(TOPICS, { title: 'Guichê', version: '0.1.0', exampleOf: () => undefined }));
  return found;
}

/** Q-084 with S-286, in the order of the alphabet. */
const ELEVEN = [
  'APROVACAO',
  'COTACAO_CANCELADA',
  'COTACAO_EM_ANALISE',
  'COTACAO_FINALIZADA',
  'COTACAO_PENDENTE',
  'EMISSAO_ALTERACAO',
  'EMISSAO_ALTERADA',
  'EMISSAO_CANCELADA',
  'EMISSAO_CANCELAMENTO_PENDENTE',
  'EMISSAO_FINALIZADA',
  'EMISSAO_PENDENTE',
];

test('Q-084 S-286 a quote of every kind has one of eleven statuses on the wire', () => {
  const places = valuesOf('statusCotacao');
  // A schema for each kind.
  expect(places.length).toBeGreaterThanOrEqual(5);
  for (const values of places) expect(values).toEqual(ELEVEN);
});

test('Q-084 S-286 each of the eleven is accepted in a quote, and no other', () => {
  const accepted = (statusCotacao: string) => safeParse(SAVE_QUOTE.AEREO.body, { ...AIR_QUOTE, statusCotacao }).success;
  expect([...ELEVEN, 'COTACAO', 'EMITIDA', 'cotacao_pendente', ''].filter(accepted)).toEqual(ELEVEN);
});

test('A-072 a request has one of eleven quote statuses of its own on the wire', () => {
  const places = valuesOf('statusCotacaoViagem');
  expect(places).not.toEqual([]);
  for (const values of places) {
    expect(values).toEqual([
      'COTACAO_AGENCIA',
      'COTACAO_CANCELADA',
      'COTACAO_FINALIZADA',
      'COTACAO_PENDENTE',
      'EMISSAO',
      'EMISSAO_ALTERACAO',
      'EMISSAO_ALTERADA',
      'EMISSAO_CANCELADA',
      'EMISSAO_CANCELAMENTO_PENDENTE',
      'EMISSAO_FINALIZADA',
      'EMISSAO_PENDENTE',
    ]);
  }
});
