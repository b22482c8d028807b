import { join } from 'node:path';
import { root } from '../../prepare.mjs';
import { PictureFolder } from './picture-folder.ts';

/** The pictures of the repository. */
export const STORED_PICTURES = new PictureFolder(join(root, 'packages/ui/pictures'));
