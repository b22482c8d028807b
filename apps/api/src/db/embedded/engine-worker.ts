import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EngineMessage, EngineOptions } from './engine-protocol.ts';

/*
 * The embedded engine, in a thread of its own: a query blocks the thread it runs on, and the HTTP server must
 * stay responsive meanwhile.
 */

if (!parentPort) throw new Error('engine-worker runs as a worker thread only');
const port = parentPort;
const options: EngineOptions = workerData;

function say(message: EngineMessage): void {
  port.postMessage(message);
}

try {
  const database = await PGlite.create(options.databaseDir, { pgliteWasmModule: options.code });
  const server = new PGLiteSocketServer({ db: database, path: options.socketPath, maxConnections: 8 });
  await server.start();
  // Any message means the end: the thread gets no other message.
  port.once('message', async () => {
    await server.stop();
    await database.close();
    say({ type: 'closed' });
    port.close();
  });
  say({ type: 'ready' });
} catch (error) {
  say({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  port.close();
}
