import { say } from '../prepare.mjs';
import type { ExecResult } from './exec.ts';

/** Prints a title and runs a function; ends the program with its code when it fails. */
export async function step(what: string, run: () => Promise<ExecResult>): Promise<void> {
  say(`${what}.`);
  const { code } = await run();
  if (code !== 0) process.exit(code);
}
