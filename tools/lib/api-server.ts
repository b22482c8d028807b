import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, toolEnvironment } from '../prepare.mjs';

export interface ApiServer {
  /** Its address, on a port that the system found free. */
  readonly address: string;
  /** The number of its process. */
  readonly pid: number;
  /** The folder with its database, its files and its outbox. */
  readonly dataDir: string;
  /** What it wrote to its output so far: the log. */
  readonly said: () => string;
  /** Stops it and removes its data, unless `keepData` was asked for. */
  readonly stop: () => Promise<void>;
}

interface ApiServerOptions {
  /** Settings of the server beside port and data folder. */
  env?: Readonly<Record<string, string>>;
  /** A data folder that another server has filled and left: it is copied. */
  template?: string;
  /** The data folder; by default a new one in the system's folder for temporary files. */
  dataDir?: string;
  keepData?: boolean;
}

/**
 * Starts the API in a process of its own, as people start it, with a database of its own, and returns once it listens.
 *
 * Throws with the output of the server when the server ends before it listens.
 */
export async function startApiServer({ env = {}, template, keepData = false, ...options }: ApiServerOptions = {}): Promise<ApiServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'guiche-server-'));
  if (template !== undefined) cpSync(template, dataDir, { recursive: true });
  const child = spawn(process.execPath, ['--conditions=@guiche/source', 'apps/api/src/server.ts'], {
    cwd: root,
    // The sandbox client answers only on request: by itself it would change requests in the middle of a test.
    env: { ...toolEnvironment(), PORT: '0', GUICHE_DATA: dataDir, GUICHE_SANDBOX_CLIENT_SECONDS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const removeData = () => {
    if (!keepData) rmSync(dataDir, { recursive: true, force: true });
  };
  const killWithUs = () => child.kill();
  process.once('exit', killWithUs);

  let said = '';
  const address = await new Promise<string | undefined>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (found) resolve(found);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      process.stderr.write(text);
    });
    void ended.then(() => resolve(undefined));
  });
  if (address === undefined) {
    removeData();
    throw new Error(`The server ended before it listened:\n${said}`);
  }
  return {
    address,
    pid: child.pid ?? 0,
    dataDir,
    said: () => said,
    async stop() {
      process.off('exit', killWithUs);
      child.kill('SIGTERM');
      await ended;
      removeData();
    },
  };
}
