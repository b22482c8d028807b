import type { Deps } from '../deps.ts';
import { dropJob, jobFile, KEPT_HOURS, oldJobs } from './data/report-jobs.ts';

/** Jobs that are dropped at once. */
const BATCH = 100;

/** Drops reports a day after they were asked for: the file first, so that none is left that nobody knows of. @see S-363 */
export async function dropOldReports({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_HOURS * 3_600_000);
  for (let jobs = await oldJobs(db, before, BATCH); jobs.length > 0; jobs = await oldJobs(db, before, BATCH)) {
    for (const job of jobs) {
      await files.remove(jobFile(job));
      await dropJob(db, job.id);
    }
  }
}
