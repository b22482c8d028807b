import { afterEach, expect, test, vi } from 'vitest';
import { loginHeaders } from './login-headers.ts';

const execute = vi.fn(async (_key: string, { action }: { action: string }) => `prova-de-${action}`);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  execute.mockClear();
});

/** A page in which the script of the check runs as soon as it is put there, or fails to come. */
function page({ comes }: { comes: boolean }) {
  const scripts: { src: string; onload?: () => void; onerror?: () => void }[] = [];
  vi.stubGlobal('grecaptcha', undefined);
  vi.stubGlobal('document', {
    createElement: () => ({ src: '' }),
    head: {
      append(script: (typeof scripts)[number]) {
        scripts.push(script);
        if (comes) vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute });
        queueMicrotask(() => (comes ? script.onload?.() : script.onerror?.()));
      },
    },
  });
  return scripts;
}

test('A-174 in production, with a key in the build, a login carries the result of the check with the action LOGIN', async () => {
  const scripts = page({ comes: true });
  expect(await loginHeaders({ PROD: true, VITE_RECAPTCHA_KEY: 'chave' })).toEqual({ 'recaptcha-token': 'prova-de-LOGIN' });
  expect(execute).toHaveBeenCalledExactlyOnceWith('chave', { action: 'LOGIN' });
  await loginHeaders({ PROD: true, VITE_RECAPTCHA_KEY: 'chave' });
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.google.com/recaptcha/api.js?render=chave']);
});

test.each([
  ['outside of production', { PROD: false, VITE_RECAPTCHA_KEY: 'chave' }],
  ['without a key', { PROD: true }],
  ['with an empty key', { PROD: true, VITE_RECAPTCHA_KEY: '' }],
])('A-174 %s nothing is fetched, and the header is left out', async (_case, settings) => {
  const scripts = page({ comes: true });
  expect(await loginHeaders(settings)).toEqual({});
  expect(scripts).toEqual([]);
});

test('A-174 a check that cannot be fetched leaves the header out, and the login goes on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  page({ comes: false });
  expect(await loginHeaders({ PROD: true, VITE_RECAPTCHA_KEY: 'chave' })).toEqual({});
});
