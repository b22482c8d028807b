/**
 * Runs a task at an interval, never twice at a time. Returns a function that stops it and waits for a run that has begun. The timer
 * alone keeps no process running.
 */
export function repeat(everyMs: number, task: () => Promise<void>, onFailure: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= task()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
