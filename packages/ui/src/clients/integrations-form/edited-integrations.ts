import type { Integration } from '@guiche/domain/entities';

/** The integrations of one client as the form edits them. */
export interface EditedIntegrations {
  /** The name of the client instance. */
  readonly id: string;
  /** The version that was loaded. */
  readonly versao: number;
  readonly integracoes: Integration[];
}
