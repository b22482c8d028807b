import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';

export interface DirectoryLock {
  readonly release: () => Promise<void>;
}

interface LockFile {
  readonly pid: number;
  readonly alive: string;
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(path, () => resolve(server));
    // The lock alone must not keep the process running.
    server.unref();
  });
}

function close(server: Server | undefined): Promise<void> {
  return new Promise((resolve) => (server ? server.close(() => resolve()) : resolve()));
}

/** Whether a process accepts connections on the path. The system closes the socket with its process, however that ends. */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const end = (alive: boolean) => {
      socket.destroy();
      resolve(alive);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

function readLock(file: string): LockFile | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content !== 'object' || content === null) return undefined;
    const { pid, alive } = content as Partial<LockFile>;
    return typeof pid === 'number' && typeof alive === 'string' ? { pid, alive } : undefined;
  } catch {
    return undefined;
  }
}

function inUse(dataDir: string, pid: number | undefined): StartError {
  const who = pid === undefined ? 'outro servidor' : `outro servidor (processo ${pid})`;
  return new StartError(`A pasta de dados ${dataDir} já está em uso por ${who}; encerre-o ou escolha outra pasta com GUICHE_DATA.`);
}

/**
 * Lets one process alone work on a data folder: the embedded engine has no lock, and two processes on one folder
 * lose each other's rows.
 *
 * The file `guiche.lock` names a socket that its owner listens on; a file whose socket accepts no connection was left by a
 * killed process and is replaced. On Linux an abstract socket named after the folder's inode comes first, so that two
 * servers that find such a file at the same moment cannot both replace it; elsewhere that moment is unguarded.
 *
 * Errors: `StartError` when another process works on the folder.
 */
export async function lockDirectory(dataDir: string, alivePath: string): Promise<DirectoryLock> {
  const file = join(dataDir, 'guiche.lock');
  const { dev, ino } = statSync(dataDir, { bigint: true });
  const guard = process.platform === 'linux' ? await listen(`\0guiche-${dev}-${ino}`) : undefined;
  if (process.platform === 'linux' && !guard) throw inUse(dataDir, readLock(file)?.pid);
  const alive = await listen(alivePath);
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify({ pid: process.pid, alive: alivePath } satisfies LockFile), { mode: 0o600 });
    for (let attempt = 0; ; attempt++) {
      try {
        // A link appears whole or not at all, so nobody ever reads half a lock.
        linkSync(draft, file);
        break;
      } catch (error) {
        const left = readLock(file);
        if (attempt === 2 || (left && (await answers(left.alive)))) throw inUse(dataDir, left?.pid);
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        rmSync(file, { force: true });
      }
    }
  } catch (error) {
    await Promise.all([close(alive), close(guard)]);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    async release() {
      if (readLock(file)?.alive === alivePath) rmSync(file, { force: true });
      await Promise.all([close(alive), close(guard)]);
    },
  };
}
