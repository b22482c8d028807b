import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Clerk, filledDataDir, fillWithDemo, killProcesses, ROUNDS, rawCall, type ServerProcess, startAt } from '../test-support/index.ts';

const processes: ServerProcess[] = [];
let folder = '';
beforeAll(async () => {
  folder = await filledDataDir(fillWithDemo);
});
afterAll(async () => {
  await killProcesses(processes);
  rmSync(folder, { recursive: true, force: true });
});

test('callers who never finish their bodies keep nobody else from working, and do not keep the server from ending', async () => {
  const server = await startAt({ GUICHE_DATA: folder, GUICHE_SANDBOX_CLIENT_SECONDS: '0', GUICHE_REQUEST_SECONDS: '2' });
  processes.push(server);
  const clerk = await Clerk.logIn(server.at);
  for (let round = 0; round < ROUNDS; round++) {
    const head = [
      'PUT /api/rest/solicitacoes/liberarSolicitacao HTTP/1.1',
      'host: guiche',
      'content-type: application/json',
      `authorization: ${clerk.token}`,
      'content-length: 900000',
      '',
      `"${'x'.repeat(1000)}`,
    ].join('\r\n');
    const slow = await Promise.all(Array.from({ length: 60 }, () => rawCall(server.at, head)));
    expect((await clerk.openRequests(1)).length).toBe(1);
    // In the last round the server ends while they are there.
    if (round === ROUNDS - 1) {
      server.child.kill('SIGTERM');
      expect(await server.ended()).toBe(0);
    }
    await Promise.all(slow.map(({ closed }) => closed));
    if (round < ROUNDS - 1) expect(slow.filter(({ said }) => said().startsWith('HTTP/1.1 408 '))).toHaveLength(60);
  }
});
