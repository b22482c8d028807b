import { CallError } from '@guiche/contract/client';
import type { Report, ReportJob } from '@guiche/domain/entities';

/** What making a report asks the server. */
export interface ReportCalls {
  /** Begins a report and returns the id of its job; null when the response names none. */
  readonly begin: (body: Report, signal: AbortSignal) => Promise<string | null>;
  /** How far the job is. */
  readonly find: (id: string, signal: AbortSignal) => Promise<Pick<ReportJob, 'estado' | 'progresso'>>;
  /** The file of a job that is ready. */
  readonly file: (id: string, signal: AbortSignal) => Promise<Blob>;
  /** Stops a job. */
  readonly cancel: (id: string) => Promise<void>;
}

export interface RunOptions {
  readonly calls: ReportCalls;
  /** Resolves after so many milliseconds, or when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  /** Called with the part of the rows that is written, 0 to 1; null until their number is known. */
  readonly onProgress: (share: number | null) => void;
  /** The id of a job that was begun before: it is waited for, and no other one is begun. */
  readonly begun?: string | undefined;
  /** Called with the id of the job, once the server has it. */
  readonly onBegun?: (id: string) => void;
}

/** Milliseconds before the server is asked how far it is: short reports are there at once, and long ones need no closer look. */
const PAUSES = [250, 500, 1000, 2000] as const;

/** How often in a row the server may be out of reach before that is said. */
const TRIES = 10;

/** A report that the server could not make. */
export class ReportFailed extends Error {
  override name = 'ReportFailed';
}

/**
 * Makes a report and returns its file. Aborting the signal cancels it on the server too, and rejects with the reason of the signal.
 * Errors: `CallError`; `ReportFailed` when the server could not make it, or somebody cancelled it elsewhere.
 * @see S-363
 */
export async function runReport(body: Report, { calls, wait, signal, onProgress, begun, onBegun }: RunOptions): Promise<Blob> {
  const id = begun ?? (await calls.begin(body, signal));
  if (id === null) throw new ReportFailed();
  onBegun?.(id);

  async function ended(job: string): Promise<void> {
    for (let turn = 0, unreached = 0; ; turn++) {
      await wait(PAUSES[Math.min(turn, PAUSES.length - 1)] ?? 0, signal);
      signal.throwIfAborted();
      try {
        const { estado, progresso } = await calls.find(job, signal);
        unreached = 0;
        if (estado === 'PRONTO') return;
        if (estado === 'FALHOU' || estado === 'CANCELADO') throw new ReportFailed();
        onProgress(progresso);
      } catch (error) {
        // The report is being made without us: it is asked for again once the server is within reach.
        unreached++;
        const passes = error instanceof CallError && (error.status === 0 || error.status >= 500);
        if (signal.aborted || !passes || unreached >= TRIES) throw error;
      }
    }
  }
  try {
    await ended(id);
    return await calls.file(id, signal);
  } catch (error) {
    // A job that is not stopped ends by itself, and its file is dropped after a day.
    if (signal.aborted) await calls.cancel(id).catch(() => undefined);
    throw error;
  }
}
