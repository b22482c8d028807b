import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, root } from '../../prepare.mjs';
import { storybookEntries } from '../built-storybook.ts';
import { launchForPictures } from './camera.ts';
import { differenceFinding, differenceFromStored, orphanFindings } from './compare-picture.ts';
import { writeDifferencePage } from './difference-page.ts';
import { eachPicture } from './each-picture.ts';
import { LOOKS } from './looks.ts';
import { chromiumName } from './picture-folder.ts';
import { picturedStories } from './pictured-stories.ts';
import { STORED_PICTURES } from './stored-pictures.ts';

/** Where the pictures that differ are put, to be looked at. */
const EVIDENCE = join(cacheFolder, 'pictures');

const HINT = 'A difference that is meant: "npm run pictures", or with a word of the story\'s id; then look at the changed files.';

/** What the pictures of a built Storybook have against the stored ones, and a note about what was compared. */
export interface PictureReport {
  findings: string[];
  note: string;
}

/** Compares the pictures of a built Storybook with those of the repository. */
export async function checkPictures(build: string): Promise<PictureReport> {
  const pictures = STORED_PICTURES;
  const browser = await launchForPictures();
  try {
    const own = { version: browser.version(), platform: process.platform };
    const drawer = pictures.chromium;
    // Every picture would differ, and none because of a change here.
    if (drawer && !pictures.isDrawnBy(own)) {
      return {
        findings: [],
        note: `no pictures were compared: they are of ${chromiumName(drawer)}, this is ${chromiumName(own)}; where nothing else has changed, "npm run pictures" takes them anew`,
      };
    }
    const ids = picturedStories(storybookEntries(build)).map(({ id }) => id);
    rmSync(EVIDENCE, { recursive: true, force: true });
    mkdirSync(EVIDENCE, { recursive: true });
    const differing = await eachPicture(browser, build, ids, async (camera, name) => {
      if (!(await differenceFromStored(pictures, name, await camera.take()))) return [];
      // Something may still have been on its way.
      const picture = await camera.takeStill();
      const difference = await differenceFromStored(pictures, name, picture);
      return difference ? [differenceFinding({ pictures, evidence: EVIDENCE }, name, picture, difference)] : [];
    });
    const findings = [...differing, ...orphanFindings(pictures, ids, LOOKS)];
    const note = `${ids.length * LOOKS.length} pictures`;
    if (findings.length === 0) return { findings, note };
    const page = relative(root, writeDifferencePage(EVIDENCE));
    return { findings: [`all that differ, side by side: ${page}`, ...findings, HINT], note };
  } finally {
    await browser.close();
  }
}
