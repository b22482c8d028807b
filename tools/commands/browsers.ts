import { ensureOtherBrowsers } from '../lib/browsers/ensure-other-browsers.ts';
import { exec } from '../lib/exec.ts';
import { giveUp } from '../prepare.mjs';

const missing = await ensureOtherBrowsers();
if (missing) giveUp(missing);
const { code } = await exec(process.execPath, ['--conditions=@guiche/source', 'tools/commands/test.ts', '--only=browsers'], {
  env: { GUICHE_ALL_STORIES: '1' },
});
process.exitCode = code;
