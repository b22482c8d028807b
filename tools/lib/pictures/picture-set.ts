import { join } from 'node:path';
import type { Browser } from 'playwright';
import { root } from '../../prepare.mjs';
import { storybookEntries } from '../built-storybook.ts';
import type { Camera } from './camera.ts';
import type { Look } from './looks.ts';
import { PictureFolder } from './picture-folder.ts';
import { picturedStories } from './pictured-stories.ts';
import { ScreenCamera } from './screen-camera.ts';
import { SCREENS } from './screens.ts';
import { StoryCamera } from './story-camera.ts';

/** Things of which the repository has pictures. */
export interface PictureSet {
  /** What they are, in a word. */
  readonly what: string;
  /** The stored pictures. */
  readonly stored: PictureFolder;
  /** The names of the things: the first part of a picture's path. */
  readonly ids: readonly string[];
  /** Opens a page that can show them in one look. */
  readonly open: (browser: Browser, look: Look) => Promise<Camera>;
}

/** The components, in a built Storybook. */
export function storyPictures(build: string): PictureSet {
  return {
    what: 'components',
    stored: new PictureFolder(join(root, 'packages/ui/pictures')),
    ids: picturedStories(storybookEntries(build)).map(({ id }) => id),
    open: (browser, look) => StoryCamera.open(browser, build, look),
  };
}

/** The screens of the back office, at the address of a server. */
export function screenPictures(address: string): PictureSet {
  return {
    what: 'screens',
    stored: new PictureFolder(join(root, 'apps/backoffice/pictures')),
    ids: Object.keys(SCREENS),
    open: (browser, look) => ScreenCamera.open(browser, address, look),
  };
}
