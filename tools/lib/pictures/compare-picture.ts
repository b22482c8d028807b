import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../prepare.mjs';
import type { Look } from './looks.ts';
import { type PictureDifference, pictureDifference } from './picture-difference.ts';
import type { PictureFolder } from './picture-folder.ts';

/** What a picture shows, and in which look. */
export interface PictureName {
  id: string;
  look: Look;
}

/** The beginning of each sentence about a picture. */
export const pictureTitle = ({ id, look }: PictureName) => `${id}, ${look.theme} theme, ${look.screen}`;

const shown = (path: string) => relative(root, path);

/** How a picture differs from the stored one: `missing` when there is none, undefined when it is the same. */
export async function differenceFromStored(
  pictures: PictureFolder,
  { id, look }: PictureName,
  actual: Buffer,
): Promise<PictureDifference | 'missing' | undefined> {
  const expected = pictures.read(id, look);
  return expected ? pictureDifference(expected, actual) : 'missing';
}

/** A sentence about a picture that differs from the stored one, with the three pictures to look at, which go to the folder `evidence`. */
export function differenceFinding(
  { pictures, evidence }: { pictures: PictureFolder; evidence: string },
  name: PictureName,
  actual: Buffer,
  difference: PictureDifference | 'missing',
): string {
  const { id, look } = name;
  if (difference === 'missing') return `${pictureTitle(name)}: there is no picture of it; "npm run pictures -- ${id}" takes it.`;
  const folder = join(evidence, id);
  mkdirSync(folder, { recursive: true });
  const parts = { expected: pictures.read(id, look) ?? '', actual, difference: difference.picture };
  const paths = Object.entries(parts).map(([part, png]) => {
    const path = join(folder, `${look.name}-${part}.png`);
    writeFileSync(path, png);
    return `${part} ${shown(path)}`;
  });
  return `${pictureTitle(name)}: ${difference.what}: ${paths.join(', ')}.`;
}

/** A sentence about each picture of something that is not there any more. */
export function orphanFindings(pictures: PictureFolder, ids: readonly string[], looks: readonly Look[]): string[] {
  return pictures.orphans(ids, looks).map((file) => `${shown(file)}: this is a picture of nothing; "npm run pictures" removes it.`);
}
