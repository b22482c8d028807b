import type { Agency } from '@guiche/domain/entities';

/** An agency as the form edits it: with its id, and the version that was loaded. */
export interface EditedAgency extends Agency {
  readonly id: string;
  readonly versao: number;
}
