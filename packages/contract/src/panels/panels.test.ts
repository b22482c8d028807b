import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { countFinalizedAir, countIssuedAir, listBiReports } from './index.ts';

const window = { dataInicial: '2025-12-01T00:00:00.000Z', dataFinal: '2026-11-21T23:59:59.000Z' };

test.each([
  ['A-264', countIssuedAir, '/cotacoes/emitidas/aereos'],
  ['A-265', countFinalizedAir, '/cotacoes/finalizadas/aereos'],
] as const)('%s a series is asked for by its window, and is a plain list of days with their counts', (_id, call, path) => {
  expect(`${call.method} ${call.base} ${call.path}`).toBe(`GET rest ${path}`);
  expect(z.safeParse(call.query, window).success).toBe(true);
  expect(z.safeParse(call.query, { dataInicial: window.dataInicial }).success).toBe(false);
  const answer = call.responses[200];
  expect(z.safeParse(answer, [{ data: '2026-11-20T00:00:00.000Z', quantidade: 7 }]).success).toBe(true);
  for (const quantidade of [-1, 1.5, '7']) {
    expect(z.safeParse(answer, [{ data: '2026-11-20T00:00:00.000Z', quantidade }]).success).toBe(false);
  }
});

test('A-268 S-337 the reports are a plain list of objects with `url`', () => {
  expect(`${listBiReports.method} ${listBiReports.base} ${listBiReports.path}`).toBe('GET agency /powerbi/url');
  const answer = listBiReports.responses[200];
  expect(z.safeParse(answer, [{ url: 'https://bi.exemplo/a' }, { url: '/b', nome: 'Vendas' }]).success).toBe(true);
  expect(z.safeParse(answer, [{ nome: 'Vendas' }]).success).toBe(false);
});
