import { execCommand } from '../lib/exec.ts';
import { numberOptions } from '../lib/number-options.ts';
import { step } from '../lib/step.ts';

const { kills, races } = numberOptions({ kills: '20', races: '1000' });
await step(`${kills} kills under load on each engine, and ${races} races of each kind at two servers (vitest)`, () =>
  execCommand('vitest', ['run', '--project=faults', 'src/faults/crash', 'src/faults/races'], {
    env: { GUICHE_FAULT_ROUNDS: kills, GUICHE_FAULT_RACES: races },
  }),
);
