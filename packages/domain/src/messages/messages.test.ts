import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import * as more from './more/index.ts';
import { ptBr } from './pt-br.ts';
import { VALIDITY_KEYS } from './validity-keys.ts';

const ALL = [
  { ...more.ptBr, ...ptBr },
  { ...more.en, ...en },
  { ...more.es, ...es },
] as const;

const CATALOGUES = ['1-agency-workspace', '2-quote-and-issue', '3-search-reports-integrations'];

function rows(list: string): string[][] {
  const text = readFileSync(new URL(`../../../../docs/requirements/${list}.md`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 6 && /^`?[a-z][a-z0-9_]*`?$/.test(cells[1] ?? '') && cells[1] !== 'key');
}

test.each(CATALOGUES)('Q-320 every message of %s has its texts in the three languages', (list) => {
  const found = rows(list);
  expect(found.length).toBeGreaterThan(50);
  for (const [, quoted = '', ...texts] of found) {
    const key = quoted.replaceAll('`', '') as keyof (typeof ALL)[0];
    const wanted = texts.slice(0, 3).map((text) => text.replaceAll(/(?<!\{)\{product\}(?!\})/g, '{{product}}'));
    expect(
      ALL.map((catalogue) => catalogue[key]),
      key,
    ).toEqual(wanted);
  }
});

test('no text stands in both catalogues', () => {
  expect(Object.keys(more.ptBr).filter((key) => key in ptBr)).toEqual([]);
});

test.each([
  ['email', 'E-mail inválido.'],
  ['cpf', 'CPF inválido'],
  ['cnpj', 'CNPJ inválido'],
  ['cpfCnpj', 'CPF ou CNPJ inválido'],
  ['ie', 'Inscrição estadual inválida'],
  ['cep', 'CEP inválido'],
  ['telefone', 'Telefone inválido'],
  ['inteiro', 'O número deve ter exatamente 10 dígitos'],
  ['cartao', 'Número do cartão inválido'],
  ['validadeCartao', 'Validade do cartão inválida'],
  ['data', 'Data inválida'],
  ['min', 'O valor mínimo é {{min}}'],
  ['max', 'O valor máximo é {{max}}'],
  ['required', 'Campo obrigatório'],
] as const)('S-228 the validity %s says "%s"', (validity, text) => expect(ALL[0][VALIDITY_KEYS[validity]]).toBe(text));
