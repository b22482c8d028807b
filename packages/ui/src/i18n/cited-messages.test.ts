import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { citedMessages, exampleParams, withExampleParams } from '../../../../tools/lib/cited-messages.ts';

// Test files share their modules; here every topic is defined, so these are loaded anew.
vi.resetModules();
const { LANGUAGES } = await import('@guiche/domain/language');
await import('@guiche/domain/messages/all');
const { loadMessages, UiLanguageProvider, useMessageLookup } = await import('./index.ts');

const CITED = citedMessages(join(import.meta.dirname, '../../../..'), '2-quote-and-issue');
const PARAMS = exampleParams(CITED);

test.each(LANGUAGES)(
  'Q-320 a component says every message that the list cites in %s, with the texts of its catalogue',
  async (language) => {
    await loadMessages(language);
    const said: Record<string, string | undefined> = {};
    function Sayer() {
      const find = useMessageLookup();
      for (const { key } of CITED) said[key] = find(key, PARAMS);
      return null;
    }
    renderToString(createElement(UiLanguageProvider, { language, children: createElement(Sayer) }));
    expect(Object.keys(said).filter((key) => !said[key]?.trim())).toEqual([]);
    const wanted = CITED.flatMap(({ key, listed }) =>
      listed ? [[key, withExampleParams(listed[LANGUAGES.indexOf(language)] ?? '')] as const] : [],
    );
    expect(wanted.length).toBeGreaterThan(100);
    expect(said).toEqual({ ...said, ...Object.fromEntries(wanted) });
  },
);
