import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { repeat } from '../repeat.ts';
import { answerWaiting } from './answer-waiting.ts';
import { answerChats } from './client-chat.ts';
import { sandboxClient } from './sandbox-client.ts';

/** Runs the sandbox client at its interval. Returns a function that stops it and waits for an answer that is being written. */
export function startClientTimer(deps: Deps, log: FastifyBaseLogger): () => Promise<void> {
  const { sandboxClientMinutes, sandboxClientSeconds } = deps.config;
  if (sandboxClientMinutes === 0 || sandboxClientSeconds === 0) return async () => undefined;
  async function answer(): Promise<void> {
    const answered = await answerWaiting(deps, sandboxClient);
    const read = await answerChats(deps, sandboxClient);
    if (answered + read > 0) log.info({ answered, read }, 'the sandbox client answered');
  }
  return repeat(sandboxClientSeconds * 1000, answer, (error) => log.error({ err: error }, 'the sandbox client could not answer'));
}
