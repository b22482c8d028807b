import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@guiche/contract/client';
import { login } from '@guiche/contract/session';

export interface BenchServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/api/health`)).ok;
  } catch {
    return false;
  }
}

/** Starts the server on a data folder of its own (gone when it stops), with so many demo requests. */
export async function startServer(port: number, requests: number): Promise<BenchServer> {
  const data = mkdtempSync(join(tmpdir(), 'guiche-bench-'));
  const address = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, ['--conditions=@guiche/source', 'apps/api/src/server.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      GUICHE_DATA: data,
      GUICHE_DEMO_REQUESTS: String(requests),
      GUICHE_SANDBOX_CLIENT_SECONDS: '0',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it answered.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { address, stop };
}

/** Opens a session as a demo user; answers the client and the value of its `Authorization` header. */
export async function openSession(address: string, user: string, password: string) {
  let authorization: string | null = null;
  const client = createClient({
    bases: { rest: `${address}/api/rest`, agency: `${address}/api/agency`, middleware: `${address}/middleware` },
    authorization: () => authorization,
    instance: () => null,
    language: () => 'pt-BR',
  });
  const { data, headers } = await client.send(login, { headers: {}, body: { login: user, password } });
  authorization = headers.get('authorization');
  if (!authorization) throw new Error('The login answered without an authorization.');
  return { client, user: data, authorization };
}
