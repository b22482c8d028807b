import { expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { ptBr } from './pt-br.ts';

test.each([
  ['pt-BR', ptBr, 'O que você digitou foi mantido'],
  ['en', en, 'What you typed was kept'],
  ['es', es, 'Lo que usted escribió se conservó'],
])('without a connection nothing is said of what was typed, but by who has fields: %s', (_language, texts, kept) => {
  expect(texts.sem_conexao).not.toContain(kept);
  expect(texts.sem_conexao_mantido).toContain(kept);
});
