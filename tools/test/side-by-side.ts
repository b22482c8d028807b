interface Job {
  name: string;
  /** Jobs that must have ended before this one starts; names that are not among the jobs are ignored. */
  after?: readonly string[];
}

/**
 * Runs jobs in their order, at most `lanes` at a time. Jobs behind one that has to wait may start before it.
 * Returns the results in the order of the jobs.
 */
export async function sideBySide<J extends Job, R>(jobs: readonly J[], lanes: number, run: (job: J) => Promise<R>): Promise<R[]> {
  const results = new Map<J, R>();
  const waiting = [...jobs];
  const unfinished = new Set(jobs.map(({ name }) => name));
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const ready = waiting.findIndex(({ after = [] }) => after.every((name) => !unfinished.has(name)));
    const job = running.size < lanes ? waiting[ready] : undefined;
    if (job) {
      waiting.splice(ready, 1);
      const task: Promise<void> = run(job).then((result) => {
        results.set(job, result);
        unfinished.delete(job.name);
        running.delete(task);
      });
      running.add(task);
    } else if (running.size > 0) await Promise.race(running);
    else throw new Error(`${waiting.map(({ name }) => name).join(', ')} wait for each other`);
  }
  return jobs.flatMap((job) => results.get(job) ?? []);
}
