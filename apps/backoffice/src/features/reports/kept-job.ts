import type { Report } from '@guiche/domain/entities';
import type { KeyValueStore } from '../../shared/session/session-store.ts';

/** A report that the server is making, by the id of its job. */
interface KeptJob {
  readonly id: string;
  readonly body: Report;
}

/** Where a browser tab keeps which report it waits for, so that loading the page anew does not lose it; for one person. */
export interface KeptJobStore {
  readonly read: () => KeptJob | undefined;
  /** Without a job there is none to wait for. */
  readonly write: (job: KeptJob | undefined) => void;
}

const NAME = 'relatorioEmGeracao';

interface Stored {
  readonly pessoa: string;
  readonly id: string;
  readonly relatorio: Report;
}

/** The report that this tab waits for, in the tab's own storage. @see S-363 */
export function createKeptJob(storage: KeyValueStore, person: () => string | undefined): KeptJobStore {
  return {
    read() {
      try {
        // Written only below; a manipulated value affects the screen, never the server.
        const kept = JSON.parse(storage.getItem(NAME) ?? 'null') as Stored | null;
        const isWhole = typeof kept?.id === 'string' && typeof kept.relatorio?.name === 'string';
        return isWhole && kept.pessoa === person() ? { id: kept.id, body: kept.relatorio } : undefined;
      } catch {
        return undefined;
      }
    },
    write(job) {
      const pessoa = person();
      if (!job || pessoa === undefined) return storage.removeItem(NAME);
      try {
        storage.setItem(NAME, JSON.stringify({ pessoa, id: job.id, relatorio: job.body } satisfies Stored));
      } catch {
        // A full storage must not stop a report.
      }
    },
  };
}
