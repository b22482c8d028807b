import type { Browser } from 'playwright';
import { Camera } from './camera.ts';
import { type PictureName, pictureTitle } from './compare-picture.ts';
import { LOOKS } from './looks.ts';

/**
 * Shows each story in each look, the looks side by side, and does something with what is seen. Returns what it says, and a sentence
 * about each story that cannot be shown.
 */
export async function eachPicture(
  browser: Browser,
  build: string,
  storyIds: readonly string[],
  act: (camera: Camera, name: PictureName) => Promise<readonly string[]>,
): Promise<string[]> {
  const said = await Promise.all(
    LOOKS.map(async (look) => {
      const lines: string[] = [];
      const camera = await Camera.open(browser, build, look);
      for (const storyId of storyIds) {
        const name = { storyId, look };
        try {
          await camera.show(storyId);
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
