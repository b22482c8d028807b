import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** The file store of the settings: an S3-compatible one, or a folder. */
export function openFileStore({ filesDir, s3 }: Pick<Config, 'filesDir' | 's3'>): FileStore {
  return s3 ? s3Store(s3) : folderStore(filesDir);
}
