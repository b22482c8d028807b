import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { citedMessages, exampleParams, withExampleParams } from '../../../../../tools/lib/cited-messages.ts';
import { memoryStore } from '../../test-support/memory-store.ts';

// Test files share their modules; here every topic is defined, and the session is of this file's browser.
vi.resetModules();
vi.stubGlobal('localStorage', memoryStore());
vi.stubGlobal('sessionStorage', memoryStore());
const { LANGUAGES } = await import('@guiche/domain/language');
const { isSayable } = await import('@guiche/domain/messages');
const { CallError } = await import('@guiche/contract/client');
const { useMessageLookup } = await import('@guiche/ui/i18n');
const { ToastProvider } = await import('@guiche/ui/feedback/toast');
const { useNotify } = await import('../failures/use-notify.ts');
const { session } = await import('../session/session.ts');
const { LanguageProvider } = await import('./language-provider.tsx');
const { withMessages } = await import('./with-messages.ts');
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const CITED = citedMessages(join(import.meta.dirname, '../../../../..'), '2-quote-and-issue');
const PARAMS = exampleParams(CITED);
/** A failure of which the server says nothing: the text of the call is said. */
const FAILURE = new CallError(502, []);

test.each(LANGUAGES)('Q-320 the app says every message that the list cites in %s, also as the text of a failed call', async (language) => {
  session.storeLanguage(language);
  const { ALL_TOPICS } = await withMessages(import('@guiche/domain/messages/all'));
  const said: Record<string, string | undefined> = {};
  const failed: Record<string, string> = {};
  function Sayer() {
    const find = useMessageLookup();
    const notify = useNotify(...ALL_TOPICS);
    for (const { key } of CITED) {
      said[key] = find(key, PARAMS);
      // The text of a failed call has no place for a value.
      if (isSayable(key)) failed[key] = notify.words(FAILURE, key);
    }
    return null;
  }
  renderToString(createElement(LanguageProvider, { children: createElement(ToastProvider, { children: createElement(Sayer) }) }));
  expect(Object.keys(said).filter((key) => !said[key]?.trim())).toEqual([]);
  const wanted = CITED.flatMap(({ key, listed }) =>
    listed ? [[key, withExampleParams(listed[LANGUAGES.indexOf(language)] ?? '')] as const] : [],
  );
  expect(wanted.length).toBeGreaterThan(100);
  expect(said).toEqual({ ...said, ...Object.fromEntries(wanted) });
  expect(failed).toEqual(Object.fromEntries(Object.keys(failed).map((key) => [key, said[key]])));
  expect(Object.keys(failed)).toEqual(
    expect.arrayContaining(['erro_ao_salvar_informacoes', 'erro_ao_remover_cotacoes', 'erro_buscar_logs']),
  );
});
