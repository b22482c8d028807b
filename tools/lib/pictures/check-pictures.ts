import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, root } from '../../prepare.mjs';
import { launchForPictures } from './camera.ts';
import { differenceFinding, differenceFromStored, orphanFindings } from './compare-picture.ts';
import { writeDifferencePage } from './difference-page.ts';
import { eachPicture } from './each-picture.ts';
import { LOOKS } from './looks.ts';
import { chromiumName } from './picture-folder.ts';
import type { PictureSet } from './picture-set.ts';

const HINT = 'A difference that is meant: "npm run pictures", or with a word of its name; then look at the changed files.';

/** How things differ from their stored pictures, and a note about what was compared. */
export interface PictureReport {
  findings: string[];
  note: string;
}

/** Compares what is seen with the pictures of the repository. */
export async function checkPictures({ what, stored: pictures, ids, open }: PictureSet): Promise<PictureReport> {
  // Where the pictures that differ are put, to be looked at.
  const evidence = join(cacheFolder, 'pictures', what);
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
    rmSync(evidence, { recursive: true, force: true });
    mkdirSync(evidence, { recursive: true });
    const differing = await eachPicture(browser, { open, ids }, async (camera, name) => {
      if (!(await differenceFromStored(pictures, name, await camera.take()))) return [];
      // Something may still have been on its way.
      const picture = await camera.takeStill();
      const difference = await differenceFromStored(pictures, name, picture);
      return difference ? [differenceFinding({ pictures, evidence }, name, picture, difference)] : [];
    });
    const findings = [...differing, ...orphanFindings(pictures, ids, LOOKS)];
    const note = `${ids.length * LOOKS.length} pictures`;
    if (findings.length === 0) return { findings, note };
    const page = relative(root, writeDifferencePage(evidence));
    return { findings: [`all that differ, side by side: ${page}`, ...findings, HINT], note };
  } finally {
    await browser.close();
  }
}
