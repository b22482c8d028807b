import { reportsMessages } from '@guiche/domain/messages/reports';
import type { ReportState } from '@guiche/ui/reports/report-progress';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { refusalsOf, violationsOf } from '../../shared/editor/refusals.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { saveFile } from '../../shared/files.ts';
import { textOf } from '../../shared/i18n/texts.ts';
import { openReportTab } from '../../shared/reports/report-tab.ts';
import { session } from '../../shared/session/session.ts';
import { createKeptJob } from './kept-job.ts';
import { reportCalls } from './report-calls.ts';
import { createReportRun, type RunState } from './report-run.ts';
import { runReport } from './run-report.ts';

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The report that this browser tab generates. Beside the screen, so that it outlives it. */
const run = createReportRun({
  make: (body, signal, onProgress, job) => runReport(body, { calls: reportCalls, wait, signal, onProgress, ...job }),
  kept: createKeptJob(sessionStorage, () => session.user()?.id),
  openTab(name) {
    const language = session.language();
    return openReportTab({ language, title: name, text: textOf(language, 'reports.tab', { report: name }) });
  },
  save: saveFile,
  addresses: { of: (content) => URL.createObjectURL(content), giveBack: (address) => URL.revokeObjectURL(address) },
});

/** The report that is being generated or was generated last, and what can be done about it. @see S-112, S-123 */
export function usePresentRun() {
  const notify = useNotify(reportsMessages);
  const present = useSyncExternalStore(run.subscribe, run.read);
  useEffect(() => void run.resume(), []);
  const state = present?.state;
  // The same list as long as it is the same refusal: the form goes to its first field for each new one.
  const refused = useMemo(() => {
    const refusals = state?.kind === 'failed' ? refusalsOf(state.error) : null;
    return refusals ? violationsOf(refusals) : undefined;
  }, [state]);
  const shown = (of: RunState): ReportState =>
    of.kind === 'failed' ? { kind: 'failed', words: notify.words(of.error, 'erro_gerar_relatorio') } : of;
  return {
    body: present?.body,
    state: state && shown(state),
    isMade: state?.kind === 'running' || state?.kind === 'cancelling',
    /** What the server refused, at the names of the parameters. */
    refused,
    start: (body: Parameters<typeof run.start>[0]) => void run.start(body),
    cancel: run.cancel,
    retry: () => present && void run.start(present.body),
    dismiss: run.dismiss,
  };
}
