import type { Report, ReportDefinition } from '@guiche/domain/entities';
import type { ReportTab } from '../../shared/reports/report-tab.ts';

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

export interface RunTools {
  /** Makes the report and returns its file; rejects when the signal is aborted. */
  readonly make: (body: Report, signal: AbortSignal, onProgress: (share: number | null) => void) => Promise<Blob>;
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

/**
 * The report that is being generated, one at a time: a PDF is read in the tab that its press opens, any other file is saved. It goes on while
 * one is elsewhere in the app.
 * @see S-120, S-121
 */
export function createReportRun({ make, openTab, save, addresses }: RunTools) {
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
  async function ended(body: Report, stopping: AbortController, tab: ReportTab | undefined): Promise<RunState> {
    try {
      const content = await make(body, stopping.signal, (share) => {
        if (stop === stopping && !stopping.signal.aborted) show({ body, state: { kind: 'running', share } });
      });
      const href = addresses.of(content);
      const fileName = reportFileName(body);
      if (tab) tab.show(href);
      else save(content, fileName);
      return { kind: 'ready', href, fileName, opens: tab !== undefined };
    } catch (error) {
      tab?.close();
      return stopping.signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error };
    }
  }

  async function start(body: Report): Promise<void> {
    // The one before is no longer wanted.
    stop?.abort();
    const stopping = new AbortController();
    stop = stopping;
    const tab = body.format === 'pdf' ? openTab(body.name) : undefined;
    show({ body, state: { kind: 'running', share: null } });
    const state = await ended(body, stopping, tab);
    if (stop !== stopping) return;
    stop = undefined;
    show({ body, state });
  }

  return {
    read: () => present,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    cancel() {
      if (!present || !stop) return;
      show({ body: present.body, state: { kind: 'cancelling' } });
      stop.abort();
    },
    dismiss() {
      if (!stop) show(undefined);
    },
  };
}
