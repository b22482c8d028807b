import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import type { Call } from '../call/index.ts';
import { versionIn, versionTag } from '../call/index.ts';
import { findClientInstance } from '../clients/index.ts';
import { exampleOf } from '../openapi/index.ts';
import { listClientInstances } from '../session/index.ts';
import { copyAgency, findAgency, saveAgency } from './index.ts';

const spelled = ({ method, base, path }: Pick<Call, 'method' | 'base' | 'path'>) => `${method} ${base} ${path}`;
const takes = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value).success;
const agency = exampleOf(findAgency, 200) as Record<string, unknown>;
const mirrored = {
  nome: 'Rumo Viagens',
  email1: 'contato@rumo.com.br',
  endereco: '',
  cnpj: '11222333000181',
  telefone1: '8133334444',
  telefonesExtras: '8133335555;81988887777',
  nomeContato: 'Bia',
  telefoneEmergencial: '',
};

test('A-192 A-197 A-198 an agency is read and saved by its id, with every one of its fields', () => {
  expect(spelled(findAgency)).toBe('GET agency /agency/:id');
  expect(spelled(saveAgency)).toBe('PUT agency /agency/:id');
  expect(Object.keys(agency).sort()).toEqual(
    ['address', 'cnpj', 'contactName', 'email', 'emergencyNumber', 'name', 'telefonesExtras', 'telephoneNumber'].sort(),
  );
  for (const schema of [findAgency.responses[200], saveAgency.body, saveAgency.responses[200]]) {
    expect(takes(schema, agency)).toBe(true);
    for (const field of Object.keys(agency)) expect([field, takes(schema, { ...agency, [field]: undefined })]).toEqual([field, false]);
    expect(takes(schema, { ...agency, telephoneNumber: '(81) 3333-4444' })).toBe(false);
  }
});

test('A-193 A-199 the copy in a client instance has other names, under the id that the agency has there', () => {
  expect(spelled(copyAgency)).toBe('PUT middleware /agencia/:productId');
  expect(takes(copyAgency.params, { productId: '70' })).toBe(true);
  expect(takes(copyAgency.body, mirrored)).toBe(true);
  for (const field of Object.keys(mirrored)) expect(takes(copyAgency.body, { ...mirrored, [field]: undefined })).toBe(false);
  expect(takes(copyAgency.body, agency)).toBe(false);
});

test('B-061 the version that was seen is in the headers, since the bodies are fixed', () => {
  for (const { headers } of [saveAgency, copyAgency]) {
    for (const tag of ['"3"', undefined]) expect(takes(headers, { 'if-match': tag })).toBe(true);
    for (const tag of ['3', '*', '""']) expect(takes(headers, { 'if-match': tag })).toBe(false);
  }
  expect(versionIn(new Headers({ etag: versionTag(12) }))).toBe(12);
  expect([versionIn(new Headers()), versionIn(new Headers({ etag: 'W/"x"' }))]).toEqual([0, 0]);
});

test('A-226 A-227 S-258 S-335 a client instance has the ids of the agency and whether the client is new', () => {
  expect(spelled(findClientInstance)).toBe('GET agency /instance/:name');
  const answer = listClientInstances.responses[200];
  const client = {
    id: 101,
    name: 'Serra Azul',
    instancia: 'serraazul',
    agencyInstances: [{ agencyId: 1, productId: 7 }],
    clienteNovo: true,
  };
  expect(takes(answer, [client, { ...client, agencyInstances: [], clienteNovo: false }])).toBe(true);
  for (const field of ['id', 'name', 'agencyInstances', 'clienteNovo'])
    expect(takes(answer, [{ ...client, [field]: undefined }])).toBe(false);
});
