import type { Deps } from '../deps.ts';
import { dropAttachmentsOfLostQuotes } from './data/attachments.ts';
import { type FileRow, unusedFiles } from './data/stored-files.ts';
import { dropFile } from './keep-upload.ts';

const DAY_MS = 86_400_000;
/** Files of one run; the rest waits for the next. */
const COUNT = 500;

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

/** Whether a file without an attachment may still become one: later than that it is deleted. */
export function isFresh({ semAnexoDesde }: Pick<FileRow, 'semAnexoDesde'>, now: Date): boolean {
  return semAnexoDesde >= dayBefore(now);
}

/** Deletes the files that no attachment has named for a day: of uploads that were never registered, and of attachments that were removed. */
export async function dropUnusedFiles(deps: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> {
  await dropAttachmentsOfLostQuotes(deps.db);
  for (const file of await unusedFiles(deps.db, dayBefore(deps.now()), COUNT)) await dropFile(deps, file);
}
