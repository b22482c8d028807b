import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartError } from '../../start-error.ts';
import { lockDirectory } from './directory-lock.ts';
import type { EngineMessage, EngineOptions } from './engine-protocol.ts';
import { makeSocketPlace, type SocketPlace } from './socket-place.ts';

export interface EmbeddedEngine {
  /** The value of the driver's `host`. */
  readonly host: string;
  /** Folder of the database files. */
  readonly databaseDir: string;
  readonly close: () => Promise<void>;
}

function workerFile(): URL {
  // The same extension as this file: TypeScript from the sources, JavaScript once built.
  return new URL(import.meta.url.endsWith('.ts') ? './engine-worker.ts' : './engine-worker.js', import.meta.url);
}

let code: Promise<WebAssembly.Module> | undefined;

/** The engine, compiled once for all databases that this process opens: tests open dozens, and each runs what the ones before made fast. */
function compiledEngine(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  code ??= readFile(join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return code;
}

/** Removes the sockets that a killed server left behind. */
function removeOldPlaces(place: SocketPlace): void {
  if (basename(dirname(place.host)) !== 'run') return;
  for (const name of readdirSync(dirname(place.host))) {
    if (name !== basename(place.host)) rmSync(join(dirname(place.host), name), { recursive: true, force: true });
  }
}

function startWorker(options: EngineOptions): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile(), { workerData: options });
    const refuse = (reason: string) => reject(new StartError(`O banco de dados em ${options.databaseDir} não abriu: ${reason}`));
    worker.once('error', (error) => refuse(error.message));
    worker.once('exit', () => refuse('encerrado antes da hora'));
    // Node under --watch sends its imports over the same channel: only our own messages count.
    worker.on('message', function listen(message: Partial<EngineMessage>) {
      if (message.type === 'failed') refuse(message.reason ?? 'encerrado antes da hora');
      if (message.type !== 'ready') return;
      worker.off('message', listen);
      resolve(worker);
    });
  });
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.postMessage('close');
  });
}

/**
 * Opens the embedded PostgreSQL engine under `dataDir`, and creates it on the first start (3 to 8 seconds).
 *
 * Durability: a killed process loses nothing that was acknowledged; a power cut may lose data (the engine never
 * waits for the disk). Errors: `StartError` when another process works on the folder or the engine does not open.
 */
export async function startEmbedded(dataDir: string, onCrash: (error: Error) => void): Promise<EmbeddedEngine> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const place = makeSocketPlace(dataDir);
  try {
    const lock = await lockDirectory(dataDir, place.alivePath);
    try {
      removeOldPlaces(place);
      const databaseDir = join(dataDir, 'postgres');
      const worker = await startWorker({ code: await compiledEngine(), databaseDir, socketPath: place.path });
      worker.on('error', onCrash);
      return {
        host: place.host,
        databaseDir,
        async close() {
          await stopWorker(worker);
          await lock.release();
          place.remove();
        },
      };
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    place.remove();
    throw error;
  }
}
