import type { Browser } from 'playwright';
import type { Camera } from './camera.ts';
import { type PictureName, pictureTitle } from './compare-picture.ts';
import { LOOKS } from './looks.ts';
import type { PictureSet } from './picture-set.ts';

/**
 * Shows each thing in each look, the looks side by side, and does something with what is seen. Returns what it says, and a sentence
 * about each thing that cannot be shown.
 */
export async function eachPicture(
  browser: Browser,
  { open, ids }: Pick<PictureSet, 'open' | 'ids'>,
  act: (camera: Camera, name: PictureName) => Promise<readonly string[]>,
): Promise<string[]> {
  const said = await Promise.all(
    LOOKS.map(async (look) => {
      const lines: string[] = [];
      const camera = await open(browser, look);
      for (const id of ids) {
        const name = { id, look };
        try {
          await camera.show(id);
          lines.push(...(await act(camera, name)));
        } catch (error) {
          lines.push(`${pictureTitle(name)}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      await camera.page.close();
      return lines;
    }),
  );
  return said.flat().sort();
}
