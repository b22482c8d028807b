// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the cases are source code themselves.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMessages, compareLanguages, flatten, mentionsIn, pluralFindings, textsOutsideCatalogues, unusedKeys } from './messages.ts';
import { parse } from './syntax.ts';

const setOf = (ptBr: unknown, en: unknown) => ({
  name: 'ui',
  languages: new Map([
    ['pt-br', flatten(ptBr)],
    ['en', flatten(en)],
  ]),
});
const compare = (ptBr: unknown, en: unknown) => compareLanguages(setOf(ptBr, en));

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

test('plural forms are forms of one key; an object with another word beside them is a level', () => {
  expect([...flatten({ errors: { one: 'a', other: 'b' }, kinds: { other: 'c', air: 'd' } }).keys()]).toEqual([
    'errors_one',
    'errors_other',
    'kinds.other',
    'kinds.air',
  ]);
});

test.each<[string, unknown, unknown, string[]]>([
  ['all forms', { d: { one: '{{count}} dia', other: '{{count}} dias' } }, { d: { one: 'a day', other: '{{count}} days' } }, []],
  ['no form for one', { d: { one: '{{count}}', other: '{{count}}' } }, { d: { other: 'days' } }, ['ui: "d" has no form for one in en']],
  [
    'a form for 0 in one language',
    { d: { zero: 'nada', one: 'um', other: '{{count}}' } },
    { d: { one: 'a', other: '{{count}}' } },
    ['ui: "d" has no form for 0 in en'],
  ],
  [
    'a Portuguese form for one that is wrong for 0',
    { d: { one: 'um dia', other: '{{count}} dias' } },
    { d: { one: 'a day', other: '{{count}} days' } },
    ['ui: "d" reads "um dia" for 0 in pt-br: name {{count}} in it, or give 0 a form'],
  ],
])('plurals: %s', (_case, ptBr, en, findings) => {
  expect(pluralFindings(setOf(ptBr, en))).toEqual(findings);
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

test('a repository without catalogues has nothing to say', () => {
  expect(checkMessages(root)).toEqual({ keys: 0, findings: [] });
});

test("the trade's texts are read by topic: languages, parameters, and no key in two topics", () => {
  const texts = (name: string, entries: string) => `export const ${name} = { ${entries} } as const;`;
  write('packages/domain/src/messages/quotes/pt-br.ts', texts('ptBr', "ok: 'Ok', valor: '{{valor}}'"));
  write('packages/domain/src/messages/quotes/en.ts', texts('en', "ok: 'OK', valor: '{{value}}'"));
  write('packages/domain/src/messages/quotes/es.ts', "export const es: Translated<typeof ptBr> = { ok: 'Vale', valor: `{{valor}}` };");
  write('packages/domain/src/messages/dialogs/pt-br.ts', texts('ptBr', "ok: 'Ok', sim: 'Sim'"));
  write('packages/domain/src/messages/dialogs/en.ts', texts('en', "ok: 'OK', sim: 'Yes'"));
  const { keys, findings } = checkMessages(root);
  expect(keys).toBe(4);
  expect(findings).toEqual([
    'messages/dialogs: "ok" is missing in es',
    'messages/dialogs: "sim" is missing in es',
    'messages/quotes: "valor" has other parameters: pt-br {valor}, en {value}, es {valor}',
    'messages/quotes: "ok" stands in messages/dialogs too',
  ]);
});

test("a component's words are used by what imports them, not by what happens to say the same word", () => {
  write(
    'packages/ui/src/button/button.texts.ts',
    "export const buttonTexts = defineTexts({ 'pt-BR': { save: 'Salvar', close: 'Fechar' }, en: { save: 'Save', close: '' }, es: { save: 'Guardar', close: 'Cerrar' } });",
  );
  write(
    'packages/ui/src/button/button.tsx',
    "import { buttonTexts } from './button.texts.ts';\nexport const a = useTexts(buttonTexts)('save');",
  );
  write('packages/ui/src/dialog/dialog.tsx', "export const b = t('close');");
  write('packages/ui/src/dialog/texts.ts', "export const texts = defineTexts({ 'pt-BR': { 'kinds.a': 'A' }, en: { 'kinds.a': 'A' } });");
  write('packages/ui/src/dialog/kinds.tsx', "import { texts } from './texts.ts';\nexport const k = (kind: string) => t(`kinds.${kind}`);");
  const { keys, findings } = checkMessages(root);
  expect(keys).toBe(3);
  expect(findings).toEqual([
    'ui/button/button.texts.ts: "close" is empty in en',
    'ui/button/button.texts.ts: no source that imports it names "close"',
    'ui/dialog/texts.ts: es is missing',
  ]);
});

test.each([
  ['a text that is put together', "defineTexts({ 'pt-BR': { a: 'x' + y }, en: {}, es: {} })", 'is not an object of texts'],
  ['a catalogue from elsewhere', "defineTexts({ 'pt-BR': other, en: {}, es: {} })", 'is not an object of texts'],
])('%s is refused', (_case, source, problem) => {
  write('packages/ui/src/button/button.texts.ts', `export const buttonTexts = ${source};`);
  expect(() => checkMessages(root)).toThrow(problem);
});

test("the app's words, and texts that stand in no catalogue", () => {
  write('packages/ui/src/button/button.tsx', "export const Button = () => <button title='Nome'>{t('save')}</button>;");
  write('packages/ui/src/button/button.stories.tsx', 'export const Story = { render: () => <p>Livre</p> };');
  write('apps/backoffice/public/locales/pt-BR.json', '{ "home": { "title": "Início", "rest": "Resto" } }');
  write('apps/backoffice/public/locales/en.json', '{ "home": { "title": "Home" } }');
  write('apps/backoffice/src/home.tsx', "export const key = 'home.title';");
  expect(checkMessages(root)).toEqual({
    keys: 2,
    findings: [
      'backoffice: apps/backoffice/public/locales/es.json is missing',
      'backoffice: "home.rest" is missing in en.json',
      'backoffice: no source names "home.rest"',
      'text outside catalogues: packages/ui/src/button/button.tsx:1: "Nome"',
    ],
  });
});
