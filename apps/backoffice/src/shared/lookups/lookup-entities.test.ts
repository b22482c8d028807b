import type { Client } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { listEntities, searchEntities, searchExpenseTypes } from './lookup-entities.ts';

const { signal } = new AbortController();

/** A client whose lookups return these items, and that records its calls. */
function lookups(items: readonly unknown[]) {
  const asked: [name: string, input: unknown][] = [];
  const call = async ({ name }: { name: string }, { signal: _signal, ...input }: { signal: AbortSignal }) => {
    asked.push([name, input]);
    return items;
  };
  return { client: { call } as unknown as Client, asked };
}

test('S-165 the data of each item becomes an object; one that cannot be read does not spoil the list', async () => {
  const { client } = lookups([
    { id: '1', label: 'BRL', data: '{"id":1,"codigo":"BRL"}' },
    { id: '2', label: 'USD', data: '{"id":2' },
    { id: '3', label: 'EUR', data: '{"id":3,"codigo":"EUR"}' },
  ]);
  expect(await listEntities(client, 'moedaEntity', signal)).toEqual([
    { id: 1, codigo: 'BRL' },
    { id: 3, codigo: 'EUR' },
  ]);
});

test('S-164 S-378 S-379 an empty term fetches the full list instead of searching', async () => {
  const { client, asked } = lookups([{ id: '1', label: 'GRU', data: '{"iata":"GRU"}' }]);
  expect(await searchEntities(client, 'aeroporto', { term: '  ' }, signal)).toEqual([{ iata: 'GRU' }]);
  await searchEntities(client, 'aeroporto', { term: 'gru' }, signal);
  expect(asked).toEqual([
    ['listLookup', { params: { entity: 'aeroporto' } }],
    ['searchLookup', { body: { entity: 'aeroporto', term: 'gru' } }],
  ]);
});

test('S-163 S-168 S-378 a lookup is searched with its filters as a structured text, also for an empty term', async () => {
  const { client, asked } = lookups([{ id: '1', label: 'Aeroporto', data: '{"cidade":"Recife"}' }]);
  const filters = { cidade: 'Recife', uf: 'PE' };
  expect(await searchEntities(client, 'localCarro', { term: 'aero', filters }, signal)).toEqual([{ cidade: 'Recife' }]);
  await searchEntities(client, 'localCarro', { term: '', filters }, signal);
  await searchEntities(client, 'rodoviaria', { term: 'São Paulo, SP' }, signal);
  expect(asked).toEqual([
    ['searchLookup', { body: { entity: 'localCarro', term: 'aero', filters: '{"cidade":"Recife","uf":"PE"}' } }],
    ['searchLookup', { body: { entity: 'localCarro', term: '', filters: '{"cidade":"Recife","uf":"PE"}' } }],
    ['searchLookup', { body: { entity: 'rodoviaria', term: 'Sao Paulo SP' } }],
  ]);
});

test('S-174 S-378 a type of expense has the name and the id of its item beside the flags of its data; one that cannot be read is left out', async () => {
  const flags = { isTipoPagamentoPrimario: true, isTipoPagamentoSecundario: false };
  const { client, asked } = lookups([
    { id: '2', label: 'Combustível', data: JSON.stringify(flags) },
    { id: '9', label: 'Desconhecida', data: '{' },
  ]);
  expect(await searchExpenseTypes(client, 'comb', signal)).toEqual([{ id: '2', nome: 'Combustível', ...flags }]);
  await searchExpenseTypes(client, '', signal);
  expect(asked).toEqual([
    ['searchLookup', { body: { entity: 'tipoDespesa', term: 'comb' } }],
    ['listLookup', { params: { entity: 'tipoDespesa' } }],
  ]);
});
