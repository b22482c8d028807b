import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

test('without settings the server is a demo on this computer', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: undefined,
    demo: true,
    sandboxClientMinutes: 10,
    removedQuoteHours: 24,
  });
});

test('a database of somebody is not filled with invented data unless asked', () => {
  const DATABASE_URL = 'postgres://guiche@banco.example/guiche';
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, GUICHE_DEMO: '1' }).demo).toBe(true);
});

test.each([
  ['PORT', 'quatro mil', 'PORT deve ser um número inteiro de 0 a 65535; o valor recebido foi "quatro mil".'],
  ['PORT', '70000', 'PORT deve ser um número inteiro de 0 a 65535; o valor recebido foi "70000".'],
  ['GUICHE_DEMO', 'sim', 'GUICHE_DEMO deve ser 0 ou 1; o valor recebido foi "sim".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL deve ser um de fatal, error, warn, info, debug, trace, silent; o valor recebido foi "loud".'],
  ['DATABASE_URL', 'mysql://root:segredo@banco', 'DATABASE_URL deve ter a forma postgres://usuario:senha@servidor:5432/banco.'],
])('a wrong %s gives one sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new StartError(sentence));
});
