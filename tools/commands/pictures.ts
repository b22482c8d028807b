import { withBuiltStorybook } from '../lib/built-storybook.ts';
import { ensureChromium } from '../lib/ensure-chromium.ts';
import { type PictureSet, screenPictures, storyPictures } from '../lib/pictures/picture-set.ts';
import { SCREENS } from '../lib/pictures/screens.ts';
import { withStillServer } from '../lib/pictures/still-server.ts';
import { updatePictures } from '../lib/pictures/update-pictures.ts';
import { giveUp, say } from '../prepare.mjs';

const words = process.argv.slice(2);
const missing = await ensureChromium();
if (missing) giveUp(missing);
say(words.length > 0 ? `taking the pictures with ${words.join(' or ')} in their name.` : 'taking all pictures.');

async function update(set: PictureSet): Promise<void> {
  const { changed, refused, count, bytes } = await updatePictures(set, words);
  for (const line of changed) console.log(line);
  for (const line of refused) console.error(line);
  say(`${set.what}: ${changed.length} files changed; there are ${count} pictures, ${(bytes / 1e6).toFixed(1)} MB.`);
  if (refused.length > 0) process.exitCode = 1;
}

if (words.length === 0 || Object.keys(SCREENS).some((id) => words.some((word) => id.includes(word)))) {
  await withStillServer((address) => update(screenPictures(address)));
}
const stories = await withBuiltStorybook((build) => update(storyPictures(build)));
if (stories) giveUp(`Storybook cannot be built:\n${stories.buildFailed}`);
