import { execCommand } from '../lib/exec.ts';
import { numberOptions } from '../lib/number-options.ts';
import { step } from '../lib/step.ts';

/** How often each fault is made. */
const { rounds } = numberOptions({ rounds: '3' });
await step(`faults, ${rounds} rounds of each (vitest)`, () =>
  execCommand('vitest', ['run', '--project=faults'], { env: { GUICHE_FAULT_ROUNDS: rounds } }),
);
