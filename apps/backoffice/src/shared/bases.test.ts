import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { baseAddresses } from '../../base-addresses.ts';

const app = join(import.meta.dirname, '..');
/** The two clients of the app: of the front door, and of everything behind it. */
const CLIENTS = { login: join(app, 'features/login/login-page.tsx'), api: join(app, 'shared/api.ts') };

/** The code of a client as it is built with settings. */
async function codeOf(client: keyof typeof CLIENTS, env: Record<string, string>): Promise<string> {
  const build = await rolldown({
    input: CLIENTS[client],
    platform: 'browser',
    external: (id) => /^[a-z@]/.test(id) && !id.startsWith('@guiche/'),
    resolve: { conditionNames: ['@guiche/source', 'import', 'browser', 'default'] },
    transform: { define: { __BASES__: JSON.stringify(baseAddresses(env)) ?? 'undefined' } },
  });
  const { output } = await build.generate({ format: 'es', minify: true, codeSplitting: false });
  await build.close();
  return output[0].code;
}

test('A-276 Q-002 S-002 each base is a setting of its own, by default the path of the one reference server', () => {
  expect(baseAddresses({})).toBeUndefined();
  expect(baseAddresses({ VITE_AGENCY_BASE: 'https://agencia.exemplo/v1/' })).toEqual({
    rest: '/api/rest',
    agency: 'https://agencia.exemplo/v1',
    middleware: '/middleware',
    viajor: '/viajor',
    integrator: '/integrador',
    translator: '/tradutor',
  });
  const one = {
    VITE_REST_BASE: '/servidor',
    VITE_AGENCY_BASE: '/servidor',
    VITE_MIDDLEWARE_BASE: '/servidor',
    VITE_VIAJOR_BASE: '/servidor',
    VITE_INTEGRATOR_BASE: '/servidor',
    VITE_TRANSLATOR_BASE: '/servidor',
  };
  expect(new Set(Object.values(baseAddresses(one) ?? {}))).toEqual(new Set(['/servidor']));
});

test.each(['login', 'api'] as const)(
  'Q-002 the client of %s is built with the addresses that are set',
  async (client) => {
    const set = await codeOf(client, { VITE_REST_BASE: 'https://rest.exemplo', VITE_AGENCY_BASE: 'https://agencia.exemplo' });
    expect(set).toMatch(
      /bases["':={,\s]+\{rest:[`'"]https:\/\/rest\.exemplo[`'"],agency:[`'"]https:\/\/agencia\.exemplo[`'"],middleware:[`'"]\/middleware[`'"],viajor:[`'"]\/viajor[`'"],integrator:[`'"]\/integrador[`'"],translator:[`'"]\/tradutor[`'"]\}/,
    );
    expect(await codeOf(client, {})).not.toContain('.exemplo');
  },
  60_000,
);
