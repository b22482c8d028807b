import type { AirQuote } from '@guiche/domain/entities';
import { expect, test } from 'vitest';
import { createSessionStore } from '../../../shared/session/session-store.ts';
import { memoryStore } from '../../../test-support/memory-store.ts';
import { startingStore } from './starting-store.ts';

const quote = (cia: string, fee: number) =>
  ({
    segmentos: [{ voos: [{ cia }] }],
    agenciaServico: { id: 'manual' },
    tipoPagamento: null,
    fornecedorServico: null,
    fee,
    quantidadeBagagem: 1,
    pesoBagagem: null,
    moeda: { codigo: 'BRL' },
  }) as unknown as AirQuote;

test('B-019 what a person typed last for a client, airline and consolidator is remembered, and nothing of another', () => {
  const local = memoryStore();
  const acme = startingStore(local, 'ana', 1);
  acme.remember(quote('LA', 10));
  acme.remember(quote('LA', 20));
  acme.remember(quote('G3', 30));
  expect(acme.lastTyped(quote('LA', 0))).toEqual({
    tipoPagamento: null,
    fornecedorServico: null,
    fee: 20,
    quantidadeBagagem: 1,
    pesoBagagem: null,
    moeda: 'BRL',
  });
  expect(acme.lastTyped(quote('G3', 0))?.fee).toBe(30);
  expect(acme.lastTyped(quote('AD', 0))).toBeUndefined();
  expect(startingStore(local, 'ana', 2).lastTyped(quote('LA', 0))).toBeUndefined();
  expect(startingStore(local, 'rui', 1).lastTyped(quote('LA', 0))).toBeUndefined();
});

test('B-019 the hundred newest are kept, and the end of the session forgets all', () => {
  const local = memoryStore();
  const store = startingStore(local, 'ana', 1);
  for (let index = 0; index < 101; index++) store.remember(quote(String(index).padStart(3, '0'), index));
  expect(store.lastTyped(quote('000', 0))).toBeUndefined();
  expect(store.lastTyped(quote('001', 0))?.fee).toBe(1);
  expect(store.lastTyped(quote('100', 0))?.fee).toBe(100);
  createSessionStore(local, memoryStore()).clear();
  expect(local.names()).toEqual([]);
});

test('B-019 a store that is spoiled or full is no failure', () => {
  expect(startingStore(memoryStore({ 'valores-iniciais': '{"' }), 'ana', 1).lastTyped(quote('LA', 0))).toBeUndefined();
  const full = {
    ...memoryStore(),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => startingStore(full, 'ana', 1).remember(quote('LA', 1))).not.toThrow();
});
