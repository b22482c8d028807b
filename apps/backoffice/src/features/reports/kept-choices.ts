import type { AskedParameter } from '@guiche/domain/entities';
import { FORMATO_RELATORIO, type FormatoRelatorio } from '@guiche/domain/enums';
import type { KeyValueStore } from '../../shared/session/session-store.ts';

/** Where a browser tab keeps what was chosen for each report, so that neither another report nor loading the page anew loses it; for one person. */
export interface KeptChoices {
  /** The parameters of a report as its definition has them, with the values that were chosen. */
  readonly withChosen: (report: string, defined: readonly AskedParameter[]) => readonly AskedParameter[];
  /** Notes the values that differ from those of the definition: what was left as it is follows the day. */
  readonly choose: (report: string, defined: readonly AskedParameter[], chosen: readonly AskedParameter[]) => void;
  readonly format: (report: string) => FormatoRelatorio | undefined;
  readonly chooseFormat: (report: string, format: FormatoRelatorio) => void;
}

const NAME = 'escolhasDeRelatorios';

interface Choices {
  readonly valores?: Readonly<Record<string, AskedParameter['value']>>;
  readonly formato?: string;
}
interface Stored {
  readonly pessoa: string;
  readonly relatorios: Readonly<Record<string, Choices>>;
}

/** What was chosen for the reports, in the tab's own storage. @see S-112, S-118 */
export function createKeptChoices(storage: KeyValueStore, person: () => string | undefined): KeptChoices {
  function read(): Stored['relatorios'] {
    try {
      // Written only below; a manipulated value affects the screen, never the server.
      const kept = JSON.parse(storage.getItem(NAME) ?? 'null') as Stored | null;
      return kept !== null && kept.pessoa === person() ? kept.relatorios : {};
    } catch {
      return {};
    }
  }
  function write(report: string, choices: Choices) {
    const pessoa = person();
    if (pessoa === undefined) return;
    try {
      const all = read();
      const stored: Stored = { pessoa, relatorios: { ...all, [report]: { ...all[report], ...choices } } };
      storage.setItem(NAME, JSON.stringify(stored));
    } catch {
      // A full storage must not stop a report.
    }
  }
  return {
    withChosen(report, defined) {
      const chosen = read()[report]?.valores ?? {};
      return defined.map((parameter) => {
        const value = chosen[parameter.name];
        return value === undefined ? parameter : { ...parameter, value };
      });
    },
    choose(report, defined, chosen) {
      // Values, or lists of texts.
      const started = new Map(defined.map(({ name, value }) => [name, JSON.stringify(value)]));
      const differing = chosen.filter(({ name, value }) => JSON.stringify(value) !== started.get(name));
      write(report, { valores: Object.fromEntries(differing.map(({ name, value }) => [name, value])) });
    },
    format: (report) => FORMATO_RELATORIO.find((format) => format === read()[report]?.formato),
    chooseFormat: (report, format) => write(report, { formato: format }),
  };
}
