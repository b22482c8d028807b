import { storybookEntries, withBuiltStorybook } from '../lib/built-storybook.ts';
import { execCommand } from '../lib/exec.ts';
import { chromaticArguments } from '../lib/pictures/chromatic-arguments.ts';
import { giveUp, say } from '../prepare.mjs';

async function publish(): Promise<void> {
  const ended = await withBuiltStorybook((build) =>
    execCommand('chromatic', [...chromaticArguments(build, storybookEntries(build)), ...process.argv.slice(2)]),
  );
  if ('buildFailed' in ended) giveUp(`Storybook cannot be built:\n${ended.buildFailed}`);
  else process.exitCode = ended.code;
}

if (process.env['CHROMATIC_PROJECT_TOKEN']) await publish();
else say('Chromatic is off: CHROMATIC_PROJECT_TOKEN is not set. "npm test" compares the pictures of the repository without it.');
