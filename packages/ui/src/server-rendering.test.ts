import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@guiche/domain/language';
import { definedTopics, type Text } from '@guiche/domain/messages';
import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadMessages, type Texts, UiLanguageProvider } from './i18n/index.ts';

type Stories = Parameters<typeof composeStories>[0];

const entries = import.meta.glob(['./**/index.ts', '!./internal/**', '!./**/internal/**', '!./**/test-support/**']);
const stories = import.meta.glob<Stories>(['./**/*.stories.tsx', '!./foundations/**']);
const texts = import.meta.glob<Record<string, unknown>>('./**/*texts.ts', { eager: true });

const LANGUAGES = ['pt-BR', 'en', 'es'] as const;

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && 'pt-BR' in value && 'es' in value;
}

/** The sentences of a text that are the same whatever its parameters are. */
function sentences(text: Text): string[] {
  return (typeof text === 'string' ? [text] : Object.values(text)).filter((sentence) => !sentence.includes('{{'));
}

/** The sentences that another language says in other words. */
function changed(catalogue: Readonly<Record<string, Text>>, other: Readonly<Record<string, Text>>): string[] {
  return Object.entries(catalogue).flatMap(([key, text]) => {
    const said = new Set(sentences(other[key] ?? ''));
    return sentences(text).filter((sentence) => !said.has(sentence));
  });
}

/** Every sentence of ours that is only Portuguese. */
async function portuguese(language: 'en' | 'es'): Promise<ReadonlySet<string>> {
  const own = Object.values(texts).flatMap((module) => Object.values(module).filter(isTexts));
  const trade = await Promise.all(definedTopics().map(async (topic) => changed(topic.ptBr, await topic[language]())));
  return new Set([...trade.flat(), ...own.flatMap((set) => changed(set['pt-BR'], set[language]))]);
}

/** What is read on the page: its texts, and what is said of them. */
function words(html: string): string[] {
  return [...html.matchAll(/>([^<]+)<|(?:aria-label|title|placeholder)="([^"]*)"/g)].map(([, text, attribute]) => text ?? attribute ?? '');
}

function rendered(Story: ComponentType, language: Language): string {
  return renderToString(createElement(UiLanguageProvider, { language, children: createElement(Story) }));
}

const here = import.meta.dirname;
/** Stories pass texts of their own, in Portuguese. */
const fixtures = globSync('**/test-support/*.{ts,tsx}', { cwd: here }).map((path) => readFileSync(join(here, path), 'utf8'));

test('B-073 every entry is loaded without a browser', async () => {
  expect(globalThis).not.toHaveProperty('document');
  for (const load of Object.values(entries)) await load();
});

describe.each(Object.entries(stories))('%s', (path, load) => {
  let composed: [name: string, Story: ComponentType][];
  const given = [readFileSync(join(here, path), 'utf8'), ...fixtures];
  beforeAll(async () => {
    composed = Object.entries(composeStories(await load()));
    await Promise.all(LANGUAGES.map(loadMessages));
  });

  test('B-073 a server renders every story in pt-BR', () => {
    for (const [name, Story] of composed) expect(rendered(Story, 'pt-BR'), name).toBeTypeOf('string');
  });

  test('B-073 a server writes styles into the markup for avatars and ticks alone, as the README says of policies', () => {
    const styled = /<[^>]* style="[^>]*>|<style/g;
    const known = /data-slot="avatar"|<input type="checkbox" aria-hidden="true"|<span data-state="(un)?checked"/;
    for (const [name, Story] of composed) {
      const found = rendered(Story, 'pt-BR').match(styled) ?? [];
      expect(
        found.filter((tag) => !known.test(tag) && !given.some((source) => source.includes('style='))),
        name,
      ).toEqual([]);
    }
  });

  test.each(['en', 'es'] as const)('B-073 a server renders every story in %s, and no word of ours in Portuguese', async (language) => {
    const foreign = await portuguese(language);
    for (const [name, Story] of composed) {
      const wrong = words(rendered(Story, language)).filter((text) => foreign.has(text) && !given.some((source) => source.includes(text)));
      expect(wrong, name).toEqual([]);
    }
  });
});
