import { execCommand } from '../lib/exec.ts';
import { step } from '../lib/step.ts';

await step('Storybook on http://localhost:6006', () =>
  execCommand('storybook', ['dev', '-p', '6006', '--no-open', '--disable-telemetry', ...process.argv.slice(2)]),
);
