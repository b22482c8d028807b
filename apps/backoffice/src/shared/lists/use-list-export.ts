import type { DownloadInput } from '@guiche/contract/files';
import { ESTIMATED_BYTES, exportRequests, TOTAL_ROWS } from '@guiche/contract/requests';
import { type ExportFormat, exportFileName } from '@guiche/domain/lists';
import { listExportMessages } from '@guiche/domain/messages/list-export';
import { useToast } from '@guiche/ui/feedback/toast';
import { useEffect, useRef, useState } from 'react';
import { isFinal } from '../failures/is-final.ts';
import { useNotify } from '../failures/use-notify.ts';
import { files, saveFile } from '../files.ts';
import { useText } from '../i18n/language-provider.tsx';
import { browserZone } from './browser-zone.ts';
import { exportedRows } from './exported-rows.ts';

/** What is exported, besides the format. */
export type ExportedList = Omit<NonNullable<DownloadInput<typeof exportRequests>['body']>, 'formato' | 'fuso'>;

/** Exports a list to a file of the browser: how far it is, how it failed, stopping it and trying it again. @see B-045 */
export function useListExport() {
  const t = useText();
  const toast = useToast();
  const notify = useNotify(listExportMessages);
  const [running, setRunning] = useState<{ rows: number; total: number | undefined }>();
  const [failed, setFailed] = useState<{ words: string; again: (() => void) | undefined }>();
  const stop = useRef<AbortController>(null);
  // Whoever leaves the lists does not wait for the file.
  useEffect(() => () => stop.current?.abort(), []);

  async function start(list: ExportedList, formato: ExportFormat) {
    const stopping = new AbortController();
    stop.current = stopping;
    setFailed(undefined);
    setRunning({ rows: 0, total: undefined });
    const fuso = browserZone();
    try {
      let total = 0;
      const content = await files.download(exportRequests, {
        body: { ...list, formato, fuso },
        signal: stopping.signal,
        onProgress(received, headers) {
          total = Number(headers.get(TOTAL_ROWS));
          setRunning({ rows: exportedRows(received, { total, bytes: Number(headers.get(ESTIMATED_BYTES)) }), total });
        },
      });
      const name = exportFileName(list.filtros.lista, formato, { now: new Date(), fuso });
      saveFile(content, name);
      toast({ tipo: 'SUCCESS', text: t('lists.exported', { name, count: total }) });
    } catch (error) {
      if (stopping.signal.aborted) return;
      setFailed({ words: notify.words(error, 'exportacao_falhou'), again: isFinal(error) ? undefined : () => void start(list, formato) });
    } finally {
      if (stop.current === stopping) setRunning(undefined);
    }
  }
  return {
    running,
    error: failed?.words,
    start: (list: ExportedList, formato: ExportFormat) => void start(list, formato),
    /** Tries again what failed; undefined when the same would fail again. */
    retry: failed?.again,
    cancel() {
      stop.current?.abort();
      setRunning(undefined);
    },
  };
}
