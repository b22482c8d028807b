import type { User } from '@guiche/domain/entities';
import { toggleIsOn } from '@guiche/domain/session';
import { expect, test } from 'vitest';
import { memoryStore } from '../../test-support/memory-store.ts';
import { createSessionStore } from './session-store.ts';

const user = { id: '3f0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10', name: 'Ana' } as User;

test('A-171 the names that are stored, each in its place', () => {
  const [local, tab] = [memoryStore(), memoryStore()];
  const session = createSessionStore(local, tab);
  session.open('token', user);
  session.storeToggles([{ nome: 'NOVO_DASHBOARD', ativo: true }]);
  session.storeLanguage('es');
  session.storeCustomer('acme');
  expect(local.names()).toEqual(['authorization', 'user', 'featureToggles', 'language']);
  expect(tab.names()).toEqual(['customer']);
});

test('A-183 the end of a session leaves language and drafts', () => {
  const local = memoryStore({ 'rascunho:u:1:s:nova': '{}', theme: 'dark' });
  const tab = memoryStore();
  const session = createSessionStore(local, tab);
  session.open('token', user);
  session.storeToggles([]);
  session.storeLanguage('en');
  session.storeCustomer('acme');
  session.clear();
  expect(local.names()).toEqual(['rascunho:u:1:s:nova', 'theme', 'language']);
  expect(tab.names()).toEqual([]);
});

test('A-171 whoever logs in after somebody else whose session had not ended works for no client of theirs, after themselves for the same', () => {
  const session = createSessionStore(memoryStore(), memoryStore());
  const chosen = [user, user, { ...user, id: 'another' }].map((each) => {
    session.open('token', each);
    const before = session.customer();
    session.storeCustomer('acme');
    return before;
  });
  expect(chosen).toEqual([null, 'acme', null]);
});

test('A-070 who follows the client instance hears of each change, and of none once that is over', () => {
  const session = createSessionStore(memoryStore(), memoryStore());
  const heard: (string | null)[] = [];
  const end = session.onCustomer(() => heard.push(session.customer()));
  session.storeCustomer('acme');
  session.storeCustomer(null);
  end();
  session.storeCustomer('acme');
  expect(heard).toEqual(['acme', null]);
});

test('A-003 A-004 pt-BR speaks when nothing, or nothing known, was chosen', () => {
  expect(createSessionStore(memoryStore(), memoryStore()).language()).toBe('pt-BR');
  expect(createSessionStore(memoryStore({ language: 'fr' }), memoryStore()).language()).toBe('pt-BR');
});

test('A-024 toggles that were never stored, or were spoiled, are none', () => {
  expect(createSessionStore(memoryStore(), memoryStore()).toggles()).toEqual([]);
  expect(createSessionStore(memoryStore({ featureToggles: '{"' }), memoryStore()).toggles()).toEqual([]);
});

test('A-024 Q-037 the toggles are read from the local storage; one that is missing there is off', () => {
  const local = memoryStore({
    featureToggles: JSON.stringify([
      { nome: 'ATENDIMENTO_ZENDESK', ativo: true },
      { nome: 'RETORNAR_RELATORIO', ativo: false },
    ]),
  });
  const toggles = createSessionStore(local, memoryStore()).toggles();
  const names = ['ATENDIMENTO_ZENDESK', 'RETORNAR_RELATORIO', 'PESQUISA_HOTEL'] as const;
  expect(names.map((name) => toggleIsOn(toggles, name))).toEqual([true, false, false]);
});
