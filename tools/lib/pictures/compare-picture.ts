import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../prepare.mjs';
import type { Look } from './looks.ts';
import { type PictureDifference, pictureDifference } from './picture-difference.ts';
import type { PictureFolder } from './picture-folder.ts';

/** A picture of a story and the look that it shows. */
export interface PictureName {
  storyId: string;
  look: Look;
}

/** The beginning of each sentence about a picture. */
export const pictureTitle = ({ storyId, look }: PictureName) => `${storyId}, ${look.theme} theme, ${look.screen}`;

const shown = (path: string) => relative(root, path);

/** How a picture differs from the stored one: `missing` when there is none, undefined when it is the same. */
export async function differenceFromStored(
  pictures: PictureFolder,
  { storyId, look }: PictureName,
  actual: Buffer,
): Promise<PictureDifference | 'missing' | undefined> {
  const expected = pictures.read(storyId, look);
  return expected ? pictureDifference(expected, actual) : 'missing';
}

/** A sentence about a picture that differs from the stored one, with the three pictures to look at, which go to the folder `evidence`. */
export function differenceFinding(
  { pictures, evidence }: { pictures: PictureFolder; evidence: string },
  name: PictureName,
  actual: Buffer,
  difference: PictureDifference | 'missing',
): string {
  const { storyId, look } = name;
  if (difference === 'missing') return `${pictureTitle(name)}: there is no picture of it; "npm run pictures -- ${storyId}" takes it.`;
  const folder = join(evidence, storyId);
  mkdirSync(folder, { recursive: true });
  const parts = { expected: pictures.read(storyId, look) ?? '', actual, difference: difference.picture };
  const paths = Object.entries(parts).map(([part, png]) => {
    const path = join(folder, `${look.name}-${part}.png`);
    writeFileSync(path, png);
    return `${part} ${shown(path)}`;
  });
  return `${pictureTitle(name)}: ${difference.what}: ${paths.join(', ')}.`;
}

/** A sentence about each picture of a story that is not there any more. */
export function orphanFindings(pictures: PictureFolder, storyIds: readonly string[], looks: readonly Look[]): string[] {
  return pictures.orphans(storyIds, looks).map((file) => `${shown(file)}: no story has this picture; "npm run pictures" removes it.`);
}
