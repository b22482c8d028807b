import type { Report, ReportDefinition } from '@guiche/domain/entities';
import type { ReportTab } from '../../shared/reports/report-tab.ts';
import type { KeptJob, KeptJobStore } from './kept-job.ts';

/** What becomes of a report that was asked for. */
export type RunState =
  | { readonly kind: 'running'; readonly share: number | null }
  | { readonly kind: 'cancelling' }
  | { readonly kind: 'ready'; readonly href: string; readonly fileName: string; readonly opens: boolean }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A report that was asked for. */
export interface ReportRun {
  readonly body: Report;
  readonly state: RunState;
}

/** The job of a report on the server. */
interface RunJob {
  /** The one that was begun before the page was loaded; it is waited for instead of a new one. */
  readonly begun: string | undefined;
  /** Called with the id of the job, once the server has it. */
  readonly onBegun: (id: string) => void;
}

export interface RunTools {
  /** Makes the report and returns its file; rejects when the signal is aborted. */
  readonly make: (body: Report, signal: AbortSignal, onProgress: (share: number | null) => void, job: RunJob) => Promise<Blob>;
  /** Keeps which report the notice is about while the page is loaded anew. */
  readonly kept: KeptJobStore;
  /** Opens a tab for a report of this name, in the press itself. */
  readonly openTab: (name: string) => ReportTab;
  /** Saves a file under a name. */
  readonly save: (content: Blob, name: string) => void;
  /** The address of a file that is here, and giving it back. */
  readonly addresses: { readonly of: (content: Blob) => string; readonly giveBack: (address: string) => void };
}

/** What a report is generated with. */
export function reportBody({ parameters: _asked, ...definition }: ReportDefinition, chosen: Pick<Report, 'parameters' | 'format'>): Report {
  return { ...definition, ...chosen };
}

/** The name under which a report is saved: its own, and the extension of its format. @see S-121 */
export function reportFileName({ name, format }: Pick<Report, 'name' | 'format'>): string {
  return `${name}.${format}`;
}

/** Whether a report is read in the browser; any other is saved. @see S-120, S-121 */
function isOpened({ format }: Pick<Report, 'format'>): boolean {
  return format === 'pdf';
}

/**
 * The report that is being generated, one at a time: a PDF is read in the tab that its press opens, any other file is saved. It goes on while
 * one is elsewhere in the app, and is found again when the page was loaded anew.
 * @see S-120, S-121
 */
export function createReportRun({ make, kept, openTab, save, addresses }: RunTools) {
  const listeners = new Set<() => void>();
  let present: ReportRun | undefined;
  let stop: AbortController | undefined;

  function show(next: ReportRun | undefined): void {
    // Not the one that a tab shows: it may be loaded anew there.
    if (present?.state.kind === 'ready' && !present.state.opens) addresses.giveBack(present.state.href);
    present = next;
    for (const listener of listeners) listener();
  }

  /** The state in which a report ends. */
  async function ended(body: Report, stopping: AbortController, tab: ReportTab | undefined, before?: KeptJob): Promise<RunState> {
    const isWanted = () => stop === stopping && !stopping.signal.aborted;
    let id = before?.id;
    function onProgress(share: number | null): void {
      if (isWanted() && !before?.isHandedOver) show({ body, state: { kind: 'running', share } });
    }
    function onBegun(begun: string): void {
      id = begun;
      if (isWanted() && !before) kept.write({ id, body, isHandedOver: false });
    }
    try {
      const content = await make(body, stopping.signal, onProgress, { begun: before?.id, onBegun });
      const href = addresses.of(content);
      const fileName = reportFileName(body);
      const opens = isOpened(body);
      // A PDF without a tab is one that the page was loaded anew for: only a press may open one.
      if (opens) tab?.show(href);
      else if (!before?.isHandedOver) save(content, fileName);
      if (isWanted() && id !== undefined) kept.write({ id, body, isHandedOver: true });
      return { kind: 'ready', href, fileName, opens };
    } catch (error) {
      tab?.close();
      return stopping.signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error };
    }
  }

  async function follow(body: Report, tab: ReportTab | undefined, before?: KeptJob): Promise<void> {
    // The one before is no longer wanted.
    stop?.abort();
    const stopping = new AbortController();
    stop = stopping;
    // One that has been opened or saved is not announced again before it can be offered.
    if (!before?.isHandedOver) show({ body, state: { kind: 'running', share: null } });
    const state = await ended(body, stopping, tab, before);
    if (stop !== stopping) return;
    stop = undefined;
    if (state.kind !== 'ready') kept.write(undefined);
    // Its file is dropped after a day: who has it already misses nothing.
    if (state.kind === 'ready' || !before?.isHandedOver) show({ body, state });
  }

  return {
    read: () => present,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: (body: Report) => follow(body, isOpened(body) ? openTab(body.name) : undefined),
    /** Waits again for the report that was being made when the page was loaded anew, or offers the one that was ready. */
    async resume(): Promise<void> {
      const job = present || stop ? undefined : kept.read();
      if (job) await follow(job.body, undefined, job);
    },
    cancel() {
      if (!present || !stop) return;
      show({ body: present.body, state: { kind: 'cancelling' } });
      stop.abort();
    },
    dismiss() {
      if (stop) return;
      kept.write(undefined);
      show(undefined);
    },
  };
}
