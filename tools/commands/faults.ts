import { parseArgs } from 'node:util';
import { execCommand } from '../lib/exec.ts';
import { step } from '../lib/step.ts';
import { giveUp } from '../prepare.mjs';

/** How often each fault is made. */
function readRounds(): string {
  try {
    const { rounds = '3' } = parseArgs({ options: { rounds: { type: 'string' } } }).values;
    return /^[1-9]\d{0,4}$/.test(rounds) ? rounds : giveUp(`--rounds is a number from 1 to 99999; it was "${rounds}".`);
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

const rounds = readRounds();
await step(`faults, ${rounds} rounds of each (vitest)`, () =>
  execCommand('vitest', ['run', '--project=faults'], { env: { GUICHE_FAULT_ROUNDS: rounds } }),
);
