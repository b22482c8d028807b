import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languageFor } from '@guiche/domain/language';
import type { TextParams } from '@guiche/domain/messages';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { textOf } from '../http/texts.ts';
import { repeat } from '../repeat.ts';
import { askedReport, type ReportBody } from './asked-report.ts';
import { endJob, type JobRow, jobFile, noteProgress, sessionOfJob, takeJob } from './data/report-jobs.ts';
import { makeReport } from './make-report.ts';
import type { ReportScope } from './report-definition.ts';

/** How often it is looked whether a report waits that this server was not told of. */
const EVERY_MS = 5000;

/** The report is no longer wanted. */
class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

/** The folder for reports that are not kept yet. */
export const reportsDir = ({ dataDir }: Pick<Deps['config'], 'dataDir'>): string => join(dataDir, 'relatorios');

/**
 * Makes the reports that wait, one at a time, so that the calls of people are answered meanwhile. What is wanted is in the database alone: a
 * report whose server ends is made by the next one, from its beginning.
 * @see S-363
 */
export class ReportMaker {
  readonly #deps: Deps;
  readonly #log: FastifyBaseLogger;
  readonly #ending = new AbortController();
  readonly #stopLooking: () => Promise<void>;
  #current: { readonly id: string; readonly cancelling: AbortController } | undefined;
  #running: Promise<void> | undefined;
  #askedAgain = false;

  constructor(deps: Deps, log: FastifyBaseLogger) {
    this.#deps = deps;
    this.#log = log;
    this.#stopLooking = repeat(
      EVERY_MS,
      async () => this.wake(),
      (error) => this.#failed(error),
    );
  }

  /** Tells that a report waits. */
  wake(): void {
    this.#askedAgain = true;
    this.#running ??= this.#makeWaiting()
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#running = undefined;
      });
  }

  /** Stops making a report that was cancelled. Another server that makes it sees that at its next page. */
  cancel(id: string): void {
    if (this.#current?.id === id) this.#current.cancelling.abort(new CancelledError());
  }

  /** Stops; the report that is being made waits for the next server. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#stopLooking();
    await this.#running;
  }

  #failed(error: unknown): void {
    this.#log.error({ err: error }, 'reports could not be made');
  }

  async #makeWaiting(): Promise<void> {
    const { db, now } = this.#deps;
    while (this.#askedAgain && !this.#ending.signal.aborted) {
      this.#askedAgain = false;
      for (let job = await takeJob(db, now()); job; job = this.#ending.signal.aborted ? undefined : await takeJob(db, now())) {
        await this.#make(job);
      }
    }
  }

  async #make(job: JobRow): Promise<void> {
    const { db } = this.#deps;
    const cancelling = new AbortController();
    this.#current = { id: job.id, cancelling };
    try {
      await this.#makeFile(job, AbortSignal.any([cancelling.signal, this.#ending.signal]));
    } catch (error) {
      if (cancelling.signal.aborted || error instanceof CancelledError) return;
      const isEnding = this.#ending.signal.aborted;
      if (!isEnding) this.#log.error({ err: error, job: job.id }, 'a report failed');
      await endJob(db, job.id, isEnding ? 'AGUARDANDO' : 'FALHOU');
    } finally {
      this.#current = undefined;
    }
  }

  async #makeFile(job: JobRow, signal: AbortSignal): Promise<void> {
    const { db, files, config, now } = this.#deps;
    const session = await sessionOfJob(db, job);
    if (!session) throw new Error('the user of the report may not use the system any more');
    const language = languageFor(job.idioma);
    const say = (key: Parameters<ReportScope['say']>[0], params?: TextParams) => textOf(language, key, params);
    const scope: ReportScope = { db, files, session, now: now(), say, language, signal };
    // The table holds what the contract's schema accepted; the rules judge it again, with the rights that the user has now.
    const asked = await askedReport(scope, job.pedido as ReportBody);
    const made = await makeReport(scope, asked, {
      language,
      dir: reportsDir(config),
      async onProgress(lidas, total) {
        if (!(await noteProgress(db, job.id, { lidas, total, now: now() }))) throw new CancelledError();
      },
    });
    try {
      // A server that ended in between may have left one.
      await files.remove(jobFile(job));
      await files.put(jobFile(job), made);
    } finally {
      await rm(made.path, { force: true });
    }
    if (!(await endJob(db, job.id, 'PRONTO'))) await files.remove(jobFile(job));
  }
}
