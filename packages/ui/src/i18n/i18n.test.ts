import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Violation } from '@guiche/domain/messages';
import { createElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// Test files share their modules; here it matters which topics and languages have been loaded, so these are loaded anew.
vi.resetModules();
const { defineTopic } = await import('@guiche/domain/messages');
const { deadlineMessages } = await import('@guiche/domain/messages/deadline');
const { quotesMessages } = await import('@guiche/domain/messages/quotes');
const { defineTexts, loadMessages, UiLanguageProvider, useMessage, useMessageLookup, useTexts, useViolationText } = await import(
  './index.ts'
);

const texts = defineTexts({
  'pt-BR': { close: 'Fechar: {{label}}', errors: { one: '{{count}} erro', other: '{{count}} erros' } },
  en: { close: 'Close: {{label}}', errors: { one: '{{count}} error', other: '{{count}} errors' } },
  es: { close: 'Cerrar: {{label}}', errors: { one: '{{count}} error', other: '{{count}} errores' } },
});

function Words() {
  const t = useTexts(texts);
  return `${t('close', { label: 'x' })}, ${t('errors', { count: 1 })}, ${t('errors', { count: 2 })}`;
}

function Deadline() {
  const message = useMessage(deadlineMessages);
  return `${message('sem_prazo')}, ${message('vence_em', { tempo: '2 h' })}`;
}

const html = (component: () => string, language?: 'pt-BR' | 'en' | 'es') =>
  renderToString(language ? createElement(UiLanguageProvider, { language, children: createElement(component) }) : createElement(component));

test('without a provider a component speaks pt-BR', () => {
  expect(html(Words)).toBe('Fechar: x, 1 erro, 2 erros');
  expect(html(Deadline)).toBe('sem prazo, em 2 h');
});

test("a component's own words are there at once in every language, on a server too", () => {
  expect(html(Words, 'en')).toBe('Close: x, 1 error, 2 errors');
  expect(html(Words, 'es')).toBe('Cerrar: x, 1 error, 2 errores');
});

test("A-004 the trade's texts are fetched before a server renders in one piece; otherwise React says that it had to wait", async () => {
  expect(() => html(Deadline, 'en')).toThrow('suspended');
  await loadMessages('en');
  expect(html(Deadline, 'en')).toBe('no deadline, in 2 h');
});

test("B-073 a server that streams waits for the trade's texts of the language asked for", async () => {
  const slow = defineTopic('slow', { ola: 'Olá' }, { en: async () => ({ ola: 'Hello' }), es: async () => ({ ola: 'Hola' }) });
  const Greeting = () => `${useMessage(slow)('ola')}, ${useTexts(texts)('close', { label: 'x' })}`;
  const page = createElement(UiLanguageProvider, { language: 'es', children: createElement(Greeting) });
  const stream = new PassThrough();
  renderToPipeableStream(page).pipe(stream);
  expect(await text(stream)).toBe('Hola, Cerrar: x');
});

test('A-004 a topic that cannot be fetched keeps its pt-BR and no other from its language, and is tried again', async () => {
  let works = false;
  const en = async () => {
    if (!works) throw new TypeError('Failed to fetch');
    return { ola: 'Hello' };
  };
  const greetings = defineTopic('greetings', { ola: 'Olá' }, { en, es: en });
  const Greeting = () => useMessage(greetings, deadlineMessages)('ola');
  await expect(loadMessages('en')).rejects.toThrow('Failed to fetch');
  // No server waits for it any more.
  expect(html(Greeting, 'en')).toBe('Olá');
  works = true;
  await loadMessages('en');
  expect(html(Greeting, 'en')).toBe('Hello');
});

test('a violation is said by the topics that are loaded; one of another topic stops whoever develops the screen', () => {
  const violation: Violation = { key: 'campo_customizado_obrigatorio', params: { campo: 'Projeto' }, field: '' };
  expect(html(() => useViolationText(quotesMessages)(violation))).toBe('Preencha Projeto.');
  expect(html(() => useViolationText(quotesMessages)({ ...violation, words: 'O projeto está encerrado.' }))).toBe(
    'O projeto está encerrado.',
  );
  expect(() => html(() => useViolationText(quotesMessages)({ key: 'multa_invalida' }))).toThrow('has the text "multa_invalida"');
});

test('a key that comes from elsewhere is found in any topic that is loaded, and is nothing where it cannot be said', () => {
  const find = (key: string, params?: Record<string, string>) => html(() => String(useMessageLookup()(key, params)));
  expect(find('vence_em', { tempo: '3 h' })).toBe('em 3 h');
  expect(find('vence_em')).toBe('undefined');
  expect(find('chave_de_outro_servidor')).toBe('undefined');
  expect(find('toString')).toBe('undefined');
});

test('a text without its parameters stops whoever develops the screen', () => {
  // @ts-expect-error the label is missing
  expect(() => html(() => useTexts(texts)('close'))).toThrow('The text "close" is said without its label');
  // @ts-expect-error the count is missing
  expect(() => html(() => useTexts(texts)('errors'))).toThrow('without its count');
  // @ts-expect-error no such key
  expect(() => html(() => useTexts(texts)('open'))).toThrow();
});

test('a language without one of the words, or with a word too many, does not compile', () => {
  const { close, errors } = texts['pt-BR'];
  const catalogues = [
    // @ts-expect-error es has no errors
    defineTexts({ 'pt-BR': { close, errors }, en: { close, errors }, es: { close } }),
    // @ts-expect-error en has a word too many
    defineTexts({ 'pt-BR': { close }, en: { close, open: 'Open' }, es: { close } }),
    // @ts-expect-error en has no plural forms
    defineTexts({ 'pt-BR': { errors }, en: { errors: 'errors' }, es: { errors } }),
  ];
  expect(catalogues.map(({ en }) => Object.keys(en))).toEqual([['close', 'errors'], ['close', 'open'], ['errors']]);
});
