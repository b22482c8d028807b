import { CODE_STATUSES } from '@guiche/domain/payments';
import type { FastifyBaseLogger } from 'fastify';
import { dropUnusedFiles } from './attachments/drop-unused-files.ts';
import { eraseCards } from './booking-email/data/card-links.ts';
import { eraseEndedCodes } from './cards/data/card-codes.ts';
import type { Deps } from './deps.ts';
import { dropOldEvents } from './events/data/events.ts';
import { dropAllGone } from './events/data/presences.ts';
import { dropRemovedQuotes } from './quotes/data/removed-quotes.ts';
import { repeat } from './repeat.ts';
import { dropOldReports } from './reports/drop-old-reports.ts';
import { dropFormerAttempts } from './session/data/former-attempts.ts';
import { dropOldDevices } from './session/data/known-devices.ts';
import { dropForgotten } from './session/data/login-limits.ts';
import { DELAYS } from './session/throttle.ts';
import { dropOldAnswers } from './writes/data/made-writes.ts';

const EVERY_MS = 10 * 60_000;

/** Deletes what no longer means anything: counted logins, known devices, answers of writes, removed quotes, files without an attachment, cards whose links have ended, codes of cards whose quotes are issued, events, pages that were left, reports. */
export async function dropOutdated(deps: Pick<Deps, 'db' | 'config' | 'files' | 'now'>): Promise<void> {
  const { db, config, now } = deps;
  const moment = now();
  await dropOldAnswers(db, moment);
  await dropRemovedQuotes(db, { config, now: moment });
  await dropUnusedFiles(deps);
  await eraseCards(db, moment, CODE_STATUSES);
  await eraseEndedCodes(db);
  await dropForgotten(db, moment, DELAYS);
  await dropOldDevices(db, moment);
  await dropFormerAttempts(db, moment);
  await dropAllGone(db);
  await dropOldEvents(db);
  await dropOldReports(deps);
}

/** Does so every ten minutes. Returns a function that stops it. */
export function startDropping(deps: Deps, log: FastifyBaseLogger): () => Promise<void> {
  return repeat(
    EVERY_MS,
    () => dropOutdated(deps),
    (error) => log.error({ err: error }, 'outdated rows could not be deleted'),
  );
}
