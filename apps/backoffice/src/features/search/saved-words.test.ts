import { expect, test } from 'vitest';
import { failedWords, savedWords } from './saved-words.ts';

const CHOICE = { id: 'quote' };

test.each([
  ['AEREO', CHOICE, 'opcao_escolhida'],
  ['RODOVIARIO', CHOICE, 'opcao_escolhida'],
  ['AEREO', null, 'escolha_desfeita'],
  ['RODOVIARIO', null, 'escolha_desfeita'],
] as const)('a saved choice of %s is told as what it is: %j', (kind, choice, key) => {
  expect(savedWords(kind, choice)).toBe(key);
});

test.each([CHOICE, null])('S-075 S-097 each change of a car or hotel is told as one: %j', (choice) => {
  expect(savedWords('CARRO', choice)).toBe('carro_alterado_com_sucesso');
  expect(failedWords('CARRO')).toBe('erro_alterar_carro');
  expect(savedWords('HOTEL', choice)).toBe('hospedagem_alterada_com_sucesso');
  expect(failedWords('HOTEL')).toBe('erro_alterar_hoteis');
});
