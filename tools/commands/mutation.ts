import { execCommand } from '../lib/exec.ts';
import { step } from '../lib/step.ts';

await step('whether the tests notice each changed rule (stryker.config.mjs)', () =>
  execCommand('stryker', ['run', ...process.argv.slice(2)], { env: { NODE_OPTIONS: '--conditions=@guiche/source' } }),
);
