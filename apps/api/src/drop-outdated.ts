import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from './deps.ts';
import { dropRemovedQuotes } from './quotes/data/removed-quotes.ts';
import { repeat } from './repeat.ts';
import { dropFormerAttempts } from './session/data/former-attempts.ts';
import { dropOldDevices } from './session/data/known-devices.ts';
import { dropForgotten } from './session/data/login-limits.ts';
import { DELAYS } from './session/throttle.ts';
import { dropOldAnswers } from './writes/data/made-writes.ts';

const EVERY_MS = 10 * 60_000;

/** Deletes the rows that no longer mean anything: counted logins, known devices, answers of writes, removed quotes. */
export async function dropOutdated({ db, config, now }: Deps): Promise<void> {
  const moment = now();
  await dropOldAnswers(db, moment);
  await dropRemovedQuotes(db, { config, now: moment });
  await dropForgotten(db, moment, DELAYS);
  await dropOldDevices(db, moment);
  await dropFormerAttempts(db, moment);
}

/** Does so every ten minutes. Returns a function that stops it. */
export function startDropping(deps: Deps, log: FastifyBaseLogger): () => Promise<void> {
  return repeat(
    EVERY_MS,
    () => dropOutdated(deps),
    (error) => log.error({ err: error }, 'outdated rows could not be deleted'),
  );
}
