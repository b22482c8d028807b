import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/** Keeps files in a folder, in subfolders by the first two characters of their names. Several servers need a folder that they share. */
export function folderStore(folder: string): FileStore {
  const placeOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    async put(name, { path }) {
      const place = placeOf(name);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      try {
        await rename(path, place);
      } catch (error) {
        if (!isCode(error, 'EXDEV')) throw error;
        // A folder on another disk: the name appears once all of it is there.
        await copyFile(path, `${place}.part`);
        await rename(`${place}.part`, place);
      }
    },
    async read(name) {
      try {
        const file = await open(placeOf(name));
        return file.createReadStream();
      } catch (error) {
        if (isCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  };
}
