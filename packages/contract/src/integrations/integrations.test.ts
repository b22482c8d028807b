import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import type { Call } from '../call/index.ts';
import { exampleOf } from '../openapi/index.ts';
import { listIntegrations, saveIntegrations } from './index.ts';

const spelled = ({ method, base, path }: Pick<Call, 'method' | 'base' | 'path'>) => `${method} ${base} ${path}`;
const takes = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value).success;

test('A-228 A-229 the integrations of a client instance are read and saved in one shape: name, active, and an object of texts', () => {
  expect(spelled(listIntegrations)).toBe('GET agency /integracoes/instancia/:name');
  expect(spelled(saveIntegrations)).toBe('POST agency /integracoes/instancia/:name');
  const integration = { nome: 'ERP', ativo: true, configuracao: { url: 'https://erp.example', senha: '••••••••' } };
  for (const schema of [listIntegrations.responses[200], saveIntegrations.body, saveIntegrations.responses[200]]) {
    expect(takes(schema, exampleOf(listIntegrations, 200))).toBe(true);
    expect(takes(schema, [integration, { ...integration, configuracao: {} }])).toBe(true);
    expect(takes(schema, [])).toBe(true);
    for (const field of Object.keys(integration)) expect(takes(schema, [{ ...integration, [field]: undefined }])).toBe(false);
    for (const configuracao of [{ url: 7 }, { url: null }, 'url', null])
      expect(takes(schema, [{ ...integration, configuracao }])).toBe(false);
  }
});
