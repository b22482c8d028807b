import { expect, test } from 'vitest';
import { searchedWords } from './search-text.ts';

test.each([
  ['48403', ['48403']],
  ['#48403', ['48403']],
  ['# 48403', ['48403']],
  ['nº 48403', ['48403']],
  ['Nº48403', ['48403']],
  ['n° 48403', ['48403']],
  ['n. 48403', ['48403']],
  ['no 48403', ['48403']],
  ['#48403 São  Luís', ['48403', 'sao', 'luis']],
  ['Alan 2', ['alan', '2']],
  ['Grupo #', ['grupo', '#']],
  ['', []],
  [undefined, []],
])('%j looks for %j', (term, words) => expect(searchedWords(term)).toEqual(words));
