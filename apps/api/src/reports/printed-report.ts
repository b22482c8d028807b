import type { ListCell } from '@guiche/domain/lists';
import type { TextParams } from '@guiche/domain/messages';
import type { Table } from '../sheets/table.ts';
import type { ReportDocument, ReportKey } from './report-definition.ts';

/** A report as it is printed: with what stands above and below its table. */
export interface PrintedReport extends Table {
  readonly title: string;
  /** Lines below the title: who made it and when, and the chosen values. */
  readonly head: readonly string[];
  /** The row of the sums, once all rows are there. */
  readonly sums?: () => readonly ListCell[];
  /** What is said instead of rows when there are none. */
  readonly nothing: string;
  /** What is set instead of the table, where the format has pages. */
  readonly document?: ReportDocument;
  /** The language of the texts, as `pt-BR`. */
  readonly language: string;
  readonly say: (key: ReportKey, params?: TextParams) => string;
}
