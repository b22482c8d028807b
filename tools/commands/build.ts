import { buildPackages } from '../lib/build-packages.ts';
import { execCommand } from '../lib/exec.ts';
import { step } from '../lib/step.ts';
import { say } from '../prepare.mjs';

await step('types of everything (tsc -b)', () => execCommand('tsc', ['-b']));
await step('the packages', async () => {
  const problems = await buildPackages();
  for (const problem of problems) console.error(problem);
  return { code: problems.length > 0 ? 1 : 0, output: '', stdout: '' };
});
await step('the back office (vite build)', () => execCommand('vite', ['build', 'apps/backoffice']));
await step('Storybook (storybook build)', () => execCommand('storybook', ['build', '--quiet', '--disable-telemetry']));
say('built: packages/*/dist, apps/backoffice/dist and storybook-static.');
