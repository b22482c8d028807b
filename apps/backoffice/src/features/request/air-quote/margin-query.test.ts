import type { Client } from '@guiche/contract/client';
import type { User } from '@guiche/domain/entities';
import { IS_AGENCIA_FIELD } from '@guiche/domain/product';
import { expect, test } from 'vitest';
import { marginQuery } from './margin-query.ts';

const client = { call: () => Promise.reject(new Error('nothing is called')) } as unknown as Client;

test.each([
  [99, false, true],
  [1, false, true],
  [42, true, true],
  [42, false, false],
])('A-017 Q-024 agency %d with flag %s: the margin of the own agency is asked for: %s', (id, flag, asked) => {
  const user = { agency: { id, name: '', utilizaPainelUnificado: false }, [IS_AGENCIA_FIELD]: flag } as User;
  expect(marginQuery(client, user, 101, 'CONFIANCA').enabled).toBe(asked);
});
