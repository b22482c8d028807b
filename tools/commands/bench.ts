import { exec } from '../lib/exec.ts';
import { step } from '../lib/step.ts';

await step('the figures (benchmarks/run.ts)', () =>
  exec(process.execPath, ['--conditions=@guiche/source', 'benchmarks/run.ts', ...process.argv.slice(2)]),
);
