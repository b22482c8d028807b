import type { AskedParameter, RequestReport } from '@guiche/domain/entities';
import type { FormatoRelatorio } from '@guiche/domain/enums';
import type { Language } from '@guiche/domain/language';
import type { ListCell } from '@guiche/domain/lists';
import type { TextParams, TopicKey } from '@guiche/domain/messages';
import type { reportFilesMessages } from '@guiche/domain/messages/report-files';
import type { Queryable } from '../db/transaction.ts';
import type { FileStore } from '../files/file-store.ts';
import type { textOf } from '../http/texts.ts';
import type { PdfImage } from '../pdf/pdf-image.ts';
import type { Session } from '../session/data/sessions.ts';
import type { TableColumn } from '../sheets/table.ts';
import type { ReportValues } from './report-values.ts';

/** A key of a text in the reports' own topic. */
export type ReportKey = TopicKey<typeof reportFilesMessages>;

/** What a report is made with. */
export interface ReportScope {
  readonly db: Queryable;
  readonly files: FileStore;
  readonly session: Session;
  readonly now: Date;
  /** Returns the text of a key in the language of the user. */
  readonly say: (key: Parameters<typeof textOf>[1], params?: TextParams) => string;
  readonly language: Language;
  /** Ends the reading before its next page. */
  readonly signal: AbortSignal;
}

/** Some rows, and how many of what is counted were read for them. */
export interface ReportPage {
  readonly read: number;
  readonly rows: readonly (readonly ListCell[])[];
}

/** What is set as a document instead of a table, where the format has pages. */
export interface ReportDocument {
  readonly head: readonly string[];
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly images: readonly { readonly name: string; readonly image: PdfImage }[];
}

/** A report with its values, to be read once. */
export interface OpenReport {
  /** What its file is called, without the extension. */
  readonly name: string;
  readonly columns: readonly TableColumn[];
  /** How many there are of what `read` counts. */
  readonly total: number;
  readonly pages: AsyncIterable<ReportPage>;
  /** The sums below the table, once all pages are read; empty cells where nothing is summed. */
  readonly sums?: () => readonly ListCell[];
  readonly document?: ReportDocument;
}

/** A parameter as a definition declares it. */
export interface DeclaredParameter {
  readonly name: string;
  readonly description: ReportKey;
  readonly type: 'LIST' | 'DATE' | 'NUMBER' | 'BOOLEAN' | 'TEXT';
  readonly required?: true;
  /** Of a DATE: all its days are of what has happened. */
  readonly past?: true;
  /** What it starts from; by default nothing. */
  readonly initial?: (scope: Pick<ReportScope, 'now'>) => AskedParameter['value'];
  /** The items of a LIST. */
  readonly options?: (scope: ReportScope) => Promise<NonNullable<AskedParameter['options']>>;
}

/** A report: what it asks for, and how its rows are read. */
export interface ReportDefinition {
  readonly id: number;
  /** The name of the definition's file, by which calls name it: `age09.jrxml`. */
  readonly nomeArquivo: RequestReport['file'] | `age${number}.jrxml`;
  readonly nome: ReportKey;
  readonly descricao: ReportKey;
  readonly perfis: readonly string[];
  readonly format: FormatoRelatorio;
  readonly parameters: readonly DeclaredParameter[];
  /** The parameter that names what the report is about, such as a request. */
  readonly subject?: string;
  /** Errors: refusals, before anything is written. */
  readonly open: (scope: ReportScope, values: ReportValues) => Promise<OpenReport>;
}
