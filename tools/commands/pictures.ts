import { withBuiltStorybook } from '../lib/built-storybook.ts';
import { ensureChromium } from '../lib/ensure-chromium.ts';
import { updatePictures } from '../lib/pictures/update-pictures.ts';
import { giveUp, say } from '../prepare.mjs';

const words = process.argv.slice(2);
const missing = await ensureChromium();
if (missing) giveUp(missing);
say(words.length > 0 ? `taking the pictures of the stories with ${words.join(' or ')} in their id.` : 'taking all pictures.');
const update = await withBuiltStorybook((build) => updatePictures(build, words));
if ('buildFailed' in update) giveUp(`Storybook cannot be built:\n${update.buildFailed}`);
else {
  const { changed, refused, count, bytes } = update;
  for (const line of changed) console.log(line);
  for (const line of refused) console.error(line);
  say(`${changed.length} files changed; there are ${count} pictures, ${(bytes / 1e6).toFixed(1)} MB.`);
  if (refused.length > 0) process.exitCode = 1;
}
