import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The server as a process of its own, as people start it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** The address that the process prints; undefined when the process ends instead. */
  readonly address: Promise<string | undefined>;
  /** Whether the process has ended. */
  readonly hasEnded: () => boolean;
  /** The exit code once the process has ended; null after a signal. */
  readonly ended: () => Promise<number | null>;
}

/** Starts a server on a free port. `DATABASE_URL` of the tests' own environment has no effect. */
export function startProcess(env: Readonly<Record<string, string>>): ServerProcess {
  const { DATABASE_URL: _, ...rest } = process.env;
  const child = spawn(process.execPath, ['--conditions=@guiche/source', join(import.meta.dirname, '../server.ts')], {
    env: { ...rest, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const address = new Promise<string | undefined>((resolve) => {
    const hear = (part: Buffer) => {
      text += part.toString();
      const found = /http:\/\/[\d.]+:\d+/.exec(text)?.[0];
      // The address is the first line of several that are printed at once.
      if (found) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => resolve(undefined));
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    said: () => text,
    address,
    hasEnded,
    async ended() {
      if (!hasEnded()) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

/** Starts a server and waits for its address. Errors: what the process said when it ended instead. */
export async function startAt(env: Readonly<Record<string, string>>): Promise<ServerProcess & { readonly at: string }> {
  const server = startProcess(env);
  const at = await server.address;
  if (at === undefined) throw new Error(server.said());
  return { ...server, at };
}

/** Ends processes at once, as a power switch does. */
export async function killProcesses(processes: readonly ServerProcess[]): Promise<void> {
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended()));
}
