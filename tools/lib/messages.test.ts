// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the cases are source code themselves.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMessages, compareLanguages, flatten, mentionsIn, textsOutsideCatalogues, unusedKeys } from './messages.ts';
import { parse } from './syntax.ts';

const compare = (ptBr: unknown, en: unknown) =>
  compareLanguages({
    name: 'ui',
    languages: new Map([
      ['pt-br', flatten(ptBr)],
      ['en', flatten(en)],
    ]),
  });

test.each<[string, unknown, unknown, string[]]>([
  ['the same keys', { a: { b: 'Olá {{ name }}' } }, { a: { b: '{{name}}, hi' } }, []],
  ['a key too few', { a: 'x', b: 'y' }, { a: 'x' }, ['ui: "b" is missing in en']],
  ['a key too many', { a: 'x' }, { a: 'x', b: 'y' }, ['ui: "b" is missing in pt-br']],
  ['an empty text', { a: 'x' }, { a: ' ' }, ['ui: "a" is empty in en']],
  ['another parameter', { a: '{{n}}' }, { a: '{{m, number}}' }, ['ui: "a" has other parameters: pt-br {n}, en {m}']],
  [
    'plural forms of one language only',
    { d_one: '{{n}} dia', d_many: 'm', d_other: 'dias' },
    { d_one: 'a day', d_other: '{{n}} days' },
    [],
  ],
])('languages: %s', (_case, ptBr, en, findings) => {
  expect(compare(ptBr, en)).toEqual(findings);
});

const unused = (catalogue: unknown, source: string) => unusedKeys(flatten(catalogue), mentionsIn([parse(source, 'a.tsx')]));

test.each([
  ['a literal', "t('save')"],
  ['a literal with its namespace', "t('ui:save')"],
  ['a template without values', 't(`save`)'],
  ['a record', 'const texts = { save: Icon }'],
])('a key is used by %s', (_case, source) => {
  expect(unused({ save: 'x', other: 'y' }, source)).toEqual(['other']);
});

test('a family of keys is used by the beginning of a template', () => {
  expect(unused({ status_cotacao_A: 'x', status_b: 'y' }, 't(`status_cotacao_${x}`)')).toEqual(['status_b']);
  expect(unused({ sky: 'x' }, 'css(`s${x}`)')).toEqual(['sky']);
});

test('plurals, nested texts and key prefixes are used by the key that code names', () => {
  expect(unused({ days_one: 'x', days_other: 'y' }, "t('days')")).toEqual([]);
  expect(unused({ a: '$t(b) x', b: 'y' }, "t('a')")).toEqual([]);
  expect(unused({ modal: { title: 'x', rest: 'y' } }, "useTranslation('ui', { keyPrefix: 'modal' }); t('title')")).toEqual(['modal.rest']);
});

const outside = (jsx: string) => textsOutsideCatalogues(parse(`// ação\nexport const a = ${jsx};`, 'a.tsx'));

test.each([
  ['a text node', '<p>Olá</p>', ['2: "Olá"']],
  ['a text in braces', "<p>{'Olá'}</p>", ['2: "Olá"']],
  ['a text of a condition', "<p>{open ? 'Abrir' : t('close')}{open && 'Sim'}</p>", ['2: "Abrir"', '2: "Sim"']],
  ['a text in a fragment', '<>\n  Olá\n</>', ['2: "Olá"']],
  ['shown attributes', '<p aria-label="Olá" title={`Nome ${x}`} placeholder="dd/mm" />', ['2: "Olá"', '2: "Nome"', '2: "dd/mm"']],
  ['texts without letters', '<p aria-label="—" title="1.0">· 12 %{" "}{x}</p>', []],
  ['attributes that nobody reads', '<p className="flex" data-slot="badge" id="x" role="note" aria-label={t("a")} />', []],
])('JSX: %s', (_case, jsx, findings) => {
  expect(outside(jsx)).toEqual(findings);
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guiche-messages-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, source: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
}

test('a repository without catalogues has nothing to say', async () => {
  expect(await checkMessages(root)).toEqual({ keys: 0, findings: [] });
});

test('a repository is read whole: catalogues, who names them, and texts beside them', async () => {
  write('packages/ui/src/i18n/pt-br.ts', "export const ptBr = { save: 'Salvar', forgotten: 'Esquecido' } as const;");
  write('packages/ui/src/i18n/en.ts', "export const en: Record<string, string> = { save: 'Save', forgotten: 'Forgotten' };");
  write('packages/ui/src/i18n/es.ts', "export const es = { save: 'Guardar' };");
  write('packages/ui/src/button/button.tsx', "export const Button = () => <button title='Nome'>{t('save')}</button>;");
  write('packages/ui/src/button/button.stories.tsx', "export const Story = { render: () => <p>Livre</p>, args: { x: 'forgotten' } };");
  write('apps/backoffice/public/locales/pt-BR.json', '{ "home": { "title": "Início" } }');
  write('apps/backoffice/public/locales/en.json', '{ "home": { "title": "Home" } }');
  write('apps/backoffice/src/home.tsx', "export const key = 'home.title';");
  const { keys, findings } = await checkMessages(root);
  expect(keys).toBe(3);
  expect(findings).toEqual([
    'ui: "forgotten" is missing in es.ts',
    'ui: no source names "forgotten"',
    'backoffice: apps/backoffice/public/locales/es.json is missing',
    'text outside i18n: packages/ui/src/button/button.tsx:1: "Nome"',
  ]);
});
