import { expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { type Call, isWrite } from '../call/index.ts';
import { exampleOf } from '../openapi/index.ts';
import { checkVipTraveller, listVipTravellers, removeVipTraveller, saveVipTraveller } from './index.ts';

const spelled = ({ method, base, path }: Pick<Call, 'method' | 'base' | 'path'>) => `${method} ${base} ${path}`;
const takes = (schema: Parameters<typeof safeParse>[0], value: unknown) => safeParse(schema, value).success;

test('A-246 whether a traveller is VIP or premium is two booleans', () => {
  expect(spelled(checkVipTraveller)).toBe('GET rest /usuarios-vip-premium/verificar/:instance/:colaboradorId');
  const answer = checkVipTraveller.responses[200];
  expect(takes(answer, { vip: true, premium: false })).toBe(true);
  for (const wrong of [{ vip: true }, { premium: true }, { vip: 'sim', premium: false }]) expect(takes(answer, wrong)).toBe(false);
});

test('A-248 the directory is listed and searched by client; a traveller is set and removed by the id', () => {
  expect([listVipTravellers, saveVipTraveller, removeVipTraveller].map(spelled)).toEqual([
    'GET rest /usuarios-vip-premium',
    'PUT rest /usuarios-vip-premium/:instance/:colaboradorId',
    'DELETE rest /usuarios-vip-premium/:instance/:colaboradorId',
  ]);
  expect([takes(listVipTravellers.query, { instance: 'acme' }), takes(listVipTravellers.query, { termo: 'ana' })]).toEqual([true, false]);
  expect(Object.keys(exampleOf(saveVipTraveller, 200) as object)).toEqual(['colaboradorId', 'nome', 'vip', 'premium']);
  expect(takes(saveVipTraveller.body, { vip: true, premium: true })).toBe(true);
  expect(takes(saveVipTraveller.body, { vip: true })).toBe(false);
  for (const call of [saveVipTraveller, removeVipTraveller]) expect(isWrite(call)).toBe(true);
});
