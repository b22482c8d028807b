interface Job {
  name: string;
  /** Jobs that must have ended before this one starts; names that are not among the jobs are ignored. */
  after?: readonly string[];
  /** How many lanes it fills, because it keeps several processes busy by itself; 1 by default. */
  width?: number;
}

/**
 * Runs jobs in their order, in so many lanes at a time; one that is wider than all lanes runs alone. Jobs behind one that has to wait for
 * another may start before it; behind one that waits for room, none does.
 * Returns the results in the order of the jobs.
 */
export async function sideBySide<J extends Job, R>(jobs: readonly J[], lanes: number, run: (job: J) => Promise<R>): Promise<R[]> {
  const results = new Map<J, R>();
  const waiting = [...jobs];
  const unfinished = new Set(jobs.map(({ name }) => name));
  const running = new Set<Promise<void>>();
  const widthOf = ({ width = 1 }: J) => Math.min(width, lanes);
  let free = lanes;
  while (waiting.length > 0 || running.size > 0) {
    const ready = waiting.findIndex(({ after = [] }) => after.every((name) => !unfinished.has(name)));
    const job = waiting[ready];
    if (job && widthOf(job) <= free) {
      waiting.splice(ready, 1);
      free -= widthOf(job);
      const task: Promise<void> = run(job).then((result) => {
        results.set(job, result);
        unfinished.delete(job.name);
        free += widthOf(job);
        running.delete(task);
      });
      running.add(task);
    } else if (running.size > 0) await Promise.race(running);
    else throw new Error(`${waiting.map(({ name }) => name).join(', ')} wait for each other`);
  }
  return jobs.flatMap((job) => results.get(job) ?? []);
}
