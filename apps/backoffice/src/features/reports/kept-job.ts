import type { Report } from '@guiche/domain/entities';
import type { KeyValueStore } from '../../shared/session/session-store.ts';

/** A report that the server is making or has made, by the id of its job. */
export interface KeptJob {
  readonly id: string;
  readonly body: Report;
  /** Whether its file has been opened or saved: the notice offers it still. */
  readonly isHandedOver: boolean;
}

/** Where a browser tab keeps which report its notice is about, so that loading the page anew does not lose it; for one person. */
export interface KeptJobStore {
  readonly read: () => KeptJob | undefined;
  /** Without a job there is no notice. */
  readonly write: (job: KeptJob | undefined) => void;
}

const NAME = 'relatorioEmGeracao';

interface Stored {
  readonly pessoa: string;
  readonly id: string;
  readonly relatorio: Report;
  readonly entregue: boolean;
}

/** The report that this tab waits for or has got, in the tab's own storage. @see S-363 */
export function createKeptJob(storage: KeyValueStore, person: () => string | undefined): KeptJobStore {
  return {
    read() {
      try {
        // Written only below; a manipulated value affects the screen, never the server.
        const kept = JSON.parse(storage.getItem(NAME) ?? 'null') as Stored | null;
        const isWhole = typeof kept?.id === 'string' && typeof kept.relatorio?.name === 'string';
        if (!isWhole || kept.pessoa !== person()) return undefined;
        return { id: kept.id, body: kept.relatorio, isHandedOver: kept.entregue === true };
      } catch {
        return undefined;
      }
    },
    write(job) {
      const pessoa = person();
      if (!job || pessoa === undefined) return storage.removeItem(NAME);
      try {
        const stored: Stored = { pessoa, id: job.id, relatorio: job.body, entregue: job.isHandedOver };
        storage.setItem(NAME, JSON.stringify(stored));
      } catch {
        // A full storage must not stop a report.
      }
    },
  };
}
