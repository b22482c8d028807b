import type { Client } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { listEntities, searchEntities } from './lookup-entities.ts';

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
  expect(await searchEntities(client, 'aeroporto', '  ', signal)).toEqual([{ iata: 'GRU' }]);
  await searchEntities(client, 'aeroporto', 'gru', signal);
  expect(asked).toEqual([
    ['listLookup', { params: { entity: 'aeroporto' } }],
    ['searchLookup', { body: { entity: 'aeroporto', term: 'gru' } }],
  ]);
});
