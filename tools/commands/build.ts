import { execCommand } from '../lib/exec.ts';
import { step } from '../lib/step.ts';
import { say } from '../prepare.mjs';

await step('the packages (tsc -b)', () => execCommand('tsc', ['-b']));
await step('the back office (vite build)', () => execCommand('vite', ['build', 'apps/backoffice']));
await step('Storybook (storybook build)', () => execCommand('storybook', ['build', '--quiet', '--disable-telemetry']));
say('built: packages/*/dist, apps/backoffice/dist and storybook-static.');
