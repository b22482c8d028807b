import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { answerWaiting } from './answer-waiting.ts';
import { sandboxClient } from './sandbox-client.ts';

/** Runs the sandbox client at its interval. Returns a function that stops it and waits for an answer that is being written. */
export function startClientTimer(deps: Deps, log: FastifyBaseLogger): () => Promise<void> {
  const { sandboxClientMinutes, sandboxClientSeconds } = deps.config;
  if (sandboxClientMinutes === 0 || sandboxClientSeconds === 0) return async () => undefined;
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = answerWaiting(deps, sandboxClient)
      .then((answered) => {
        if (answered > 0) log.info({ answered }, 'the sandbox client answered');
      })
      .catch((error: unknown) => log.error({ err: error }, 'the sandbox client could not answer'))
      .finally(() => {
        busy = false;
      });
  }, sandboxClientSeconds * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
