import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../prepare.mjs';
import { launchForPictures } from './camera.ts';
import { differenceFromStored, pictureTitle } from './compare-picture.ts';
import { eachPicture } from './each-picture.ts';
import { LOOKS } from './looks.ts';
import { storedPicture } from './picture-difference.ts';
import { chromiumName, type PictureFolder } from './picture-folder.ts';
import type { PictureSet } from './picture-set.ts';
import { systemFonts } from './system-fonts.ts';

/** What `npm run pictures` has done. */
export interface PictureUpdate {
  /** A line about each file that changed. */
  changed: string[];
  /** Pictures that were not stored, and why. */
  refused: string[];
  /** The number of all pictures, and their size in bytes. */
  count: number;
  bytes: number;
}

function sizeOf(pictures: PictureFolder): Pick<PictureUpdate, 'count' | 'bytes'> {
  const files = pictures.files();
  return { count: files.length, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) };
}

/** Stores the pictures that differ from those of the repository: of all things, or of those whose name contains one of the words. */
export async function updatePictures({ stored: pictures, ids: all, open }: PictureSet, words: readonly string[]): Promise<PictureUpdate> {
  const ids = words.length > 0 ? all.filter((id) => words.some((word) => id.includes(word))) : all;
  const changed: string[] = [];
  const browser = await launchForPictures();
  try {
    const own = { version: browser.version(), platform: process.platform };
    const drawer = pictures.chromium;
    if (drawer && words.length > 0 && !pictures.isDrawnBy(own)) {
      const why = `the pictures are of ${chromiumName(drawer)}, this is ${chromiumName(own)}: take all of them anew, without a word.`;
      return { changed, refused: [why], ...sizeOf(pictures) };
    }
    const refused = await eachPicture(browser, { open, ids }, async (camera, name) => {
      const { id, look } = name;
      if (!(await differenceFromStored(pictures, name, await camera.take()))) return [];
      const picture = await camera.takeStill();
      const difference = await differenceFromStored(pictures, name, picture);
      if (!difference) return [];
      const fonts = await systemFonts(camera.page);
      if (fonts.length > 0) return fonts.map((font) => `${pictureTitle(name)}: ${font}`);
      pictures.write(id, look, await storedPicture(picture));
      const what = difference === 'missing' ? 'new' : difference.what;
      changed.push(`${relative(root, pictures.file(id, look))}: ${what}`);
      return [];
    });
    if (words.length === 0) {
      for (const file of pictures.orphans(all, LOOKS)) {
        pictures.remove(file);
        changed.push(`${relative(root, file)}: removed`);
      }
    }
    if (words.length === 0 || !drawer) pictures.chromium = own;
    return { changed: changed.sort(), refused, ...sizeOf(pictures) };
  } finally {
    await browser.close();
  }
}
