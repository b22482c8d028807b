import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citedMessages } from '../../../../tools/lib/cited-messages.ts';
import { LANGUAGES } from '../language/index.ts';
import { allMessages } from './all/index.ts';
import { ALL_TOPICS } from './all-topics.ts';
import type { Text } from './index.ts';
import { VALIDATION_KEYS } from './validation-keys.ts';

const ALL = await Promise.all(LANGUAGES.map(allMessages));

const root = join(import.meta.dirname, '../../../..');
const CATALOGUES = ['1-agency-workspace', '2-quote-and-issue', '3-search-reports-integrations'] as const;

/** A text as the lists write it: the forms of one that depends on a number stand beside each other. */
function listed(text: Text | undefined): string | undefined {
  return typeof text === 'object' ? `${text.one} / ${text.other}` : text;
}

test.each(CATALOGUES)('Q-320 every message of %s has its texts in the three languages', (list) => {
  const found = citedMessages(root, list).filter(({ listed: texts }) => texts !== undefined);
  expect(found.length).toBeGreaterThan(50);
  for (const { key, listed: wanted } of found) {
    expect(
      ALL.map((catalogue) => listed(catalogue.get(key))),
      key,
    ).toEqual(wanted);
  }
});

test('every folder of texts is a topic by its name', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(ALL_TOPICS.map(({ name }) => name)).toEqual(
    folders
      .map(({ name }) => name)
      .filter((name) => name !== 'all')
      .sort(),
  );
});
test('no key stands in two topics', () => {
  const homes = ALL_TOPICS.flatMap(({ name, ptBr }) => Object.keys(ptBr).map((key) => ({ key, name })));
  const repeated = homes.filter(({ key }, index) => homes.findIndex((other) => other.key === key) !== index);
  expect(repeated).toEqual([]);
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
] as const)('S-228 the validity %s says "%s"', (validity, text) => expect(ALL[0]?.get(VALIDATION_KEYS[validity])).toBe(text));
