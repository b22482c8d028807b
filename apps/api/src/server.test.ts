import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  filledDataDir,
  fillWithDemo,
  killProcesses,
  rawCall,
  type ServerProcess,
  startProcess,
  temporaryDataDir,
} from './test-support/index.ts';

/*
 * The server as a process of its own, as people start it. `TEST_DATABASE_URL` has no effect here: these tests are about the embedded
 * engine and the start.
 */

const processes: ServerProcess[] = [];
const folders: string[] = [];
afterEach(() => killProcesses(processes.splice(0)));
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A data folder as on the first start; with `filled` as on a later start, which is quicker. */
async function dataDir({ filled = false } = {}): Promise<string> {
  const folder = filled ? await filledDataDir(fillWithDemo) : await temporaryDataDir();
  folders.push(folder);
  return folder;
}

function run(env: Record<string, string>): ServerProcess {
  const started = startProcess(env);
  processes.push(started);
  return started;
}

const codeOf = ({ ended }: ServerProcess) => ended();

const login = async (address: string) =>
  (
    await fetch(`${address}/api/agency/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'gestora@guiche.demo', password: 'guiche-demo' }),
    })
  ).headers.get('authorization') ?? '';

test('it prints the address, a login for each profile, where data lie and what is promised, and ends in peace', async () => {
  const GUICHE_DATA = await dataDir();
  const server = run({ GUICHE_DATA });
  const address = await server.address;
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  for (const words of [
    'consultora@guiche.demo',
    'gestora@guiche.demo',
    'interna@guiche.demo',
    'admin@guiche.demo',
    GUICHE_DATA,
    'queda de energia',
  ]) {
    expect(server.said()).toContain(words);
  }
  server.child.kill('SIGTERM');
  expect(await codeOf(server)).toBe(0);
});

test('a second server on the same data is refused; a killed one loses nothing that was acknowledged', async () => {
  const GUICHE_DATA = await dataDir({ filled: true });
  const first = run({ GUICHE_DATA });
  const address = (await first.address) ?? '';
  const second = run({ GUICHE_DATA });
  expect(await codeOf(second)).toBe(1);
  expect(second.said().trim().split('\n').at(-1)).toBe(
    `A pasta de dados ${GUICHE_DATA} já está em uso por outro servidor (processo ${first.child.pid}); encerre-o ou escolha outra pasta com GUICHE_DATA.`,
  );
  const tokens = [await login(address), await login(address), await login(address)];
  first.child.kill('SIGKILL');
  await codeOf(first);
  const again = run({ GUICHE_DATA });
  const next = await again.address;
  for (const authorization of tokens)
    expect((await fetch(`${next}/api/agency/auth/loggedUser`, { headers: { authorization } })).status).toBe(200);
});

test('a taken port is one sentence that names it and the setting', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const place = taken.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  const server = run({ GUICHE_DATA: await dataDir({ filled: true }), PORT: String(port) });
  expect(await codeOf(server)).toBe(1);
  expect(server.said().trim().split('\n').at(-1)).toBe(
    `A porta ${port} já está em uso; encerre o outro programa ou escolha outra porta com PORT (por exemplo, PORT=${port + 1}).`,
  );
  taken.close();
});

test('a database that is down at start is one sentence that names the server and not the password', async () => {
  const server = run({ DATABASE_URL: 'postgres://guiche:segredo@127.0.0.1:1/guiche' });
  expect(await codeOf(server)).toBe(1);
  expect(server.said().trim()).toBe(
    'O banco de dados em 127.0.0.1:1 não respondeu (ECONNREFUSED); verifique se ele está no ar e se DATABASE_URL está certo.',
  );
});

test('a wrong setting is one sentence', async () => {
  const server = run({ PORT: 'oitenta' });
  expect(await codeOf(server)).toBe(1);
  expect(server.said().trim()).toBe('PORT deve ser um número inteiro de 0 a 65535; o valor recebido foi "oitenta".');
});

test('a data folder that is a file is one sentence', async () => {
  const file = join(await dataDir({ filled: true }), 'arquivo');
  writeFileSync(file, '');
  for (const GUICHE_DATA of [file, join(file, 'dados')]) {
    const server = run({ GUICHE_DATA });
    expect(await codeOf(server)).toBe(1);
    expect(server.said().trim().split('\n').slice(1)).toEqual([
      `A pasta de dados ${GUICHE_DATA} não pode ser usada: o caminho não é uma pasta; escolha outra com GUICHE_DATA.`,
    ]);
  }
});

test('it ends within seconds although a call hangs', async () => {
  const server = run({ GUICHE_DATA: await dataDir({ filled: true }) });
  const address = (await server.address) ?? '';
  const token = await login(address);
  const stuck = await rawCall(
    address,
    `PUT /api/rest/solicitacoes/liberarSolicitacao HTTP/1.1\r\nhost: x\r\nauthorization: ${token}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n`,
  );
  const before = performance.now();
  server.child.kill('SIGTERM');
  expect(await codeOf(server)).toBe(0);
  expect(performance.now() - before).toBeLessThan(5000);
  stuck.socket.destroy();
});
