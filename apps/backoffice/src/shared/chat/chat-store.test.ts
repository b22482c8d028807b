import { expect, test, vi } from 'vitest';
import { createChatStore } from './chat-store.ts';

const request = { id: 1207, idSolicitacao: 48210, empresa: { id: 101, nome: 'Aurora Alimentos', instancia: 'aurora' } };

test('A-159 the state holds agency and trip of the open chat, and closing sets the trip to 0', () => {
  const store = createChatStore();
  const changed = vi.fn();
  const stop = store.subscribe(changed);
  expect(store.read()).toBeNull();
  store.open(request, 42);
  expect(store.read()).toEqual({ agencia: 42, viagem: 1207, idSolicitacao: 48210, cliente: 'Aurora Alimentos' });
  store.close();
  expect(store.read()).toBeNull();
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  store.open(request, 42);
  expect(changed).toHaveBeenCalledTimes(2);
});
