import { setImmediate as nextTurn } from 'node:timers/promises';
import { BRASILIA, clockIn, shownDate } from '@guiche/domain/dates';
import type { AskedParameter } from '@guiche/domain/entities';
import type { Language } from '@guiche/domain/language';
import type { ListCell } from '@guiche/domain/lists';
import { isNoValue } from '@guiche/domain/reports';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { AskedReport } from './asked-report.ts';
import type { PrintedReport } from './printed-report.ts';
import type { OpenReport, ReportScope } from './report-definition.ts';
import { ReportValues } from './report-values.ts';
import { shownCell } from './shown-cell.ts';
import { type WrittenReport, writeReport } from './write-report.ts';

/** The most items of a list that are named above a table. */
const MOST_NAMED = 12;

/** Told how many of all have been read. Errors: whoever is told may end the report by throwing. */
type OnProgress = (read: number, total: number) => Promise<void>;

interface Making {
  readonly language: Language;
  /** The folder for files that are not kept yet. */
  readonly dir: string;
  readonly onProgress?: OnProgress;
}

/** A chosen value as people read it. */
function shownValue({ type, value, options }: AskedParameter, say: ReportScope['say']): string {
  if (typeof value === 'boolean') return say(value ? 'relatorio_sim' : 'relatorio_nao');
  if (typeof value === 'string' && type === 'DATE') return shownDate(value);
  // As its input shows it.
  if (typeof value === 'number') return shownCell({ tipo: 'dinheiro', valor: value });
  if (!Array.isArray(value)) return String(value);
  const names = value.map((id) => options?.find((option) => option.id === id)?.label ?? id);
  const more = names.length > MOST_NAMED ? ` (+${names.length - MOST_NAMED})` : '';
  return names.slice(0, MOST_NAMED).join(', ') + more;
}

/** The lines below the title: who asked for it and when, and with which values. */
function headOf({ session, now, say }: ReportScope, parameters: readonly AskedParameter[]): readonly string[] {
  const clock = clockIn(now, BRASILIA);
  const made = say('relatorio_gerado_por', {
    agencia: session.agencia.nome,
    momento: `${shownDate(clock)} ${clock.slice(11, 16)}`,
    usuario: session.usuario.nome,
  });
  // What was not ticked is not worth a line.
  const chosen = parameters.filter(({ value }) => !isNoValue(value) && value !== false);
  return [made, ...chosen.map((one) => say('relatorio_parametro_valor', { parametro: one.description, valor: shownValue(one, say) }))];
}

/** The rows, with the progress told after each page; between two of them others have their turn. */
async function* told(
  { pages, total }: OpenReport,
  signal: AbortSignal,
  onProgress?: OnProgress,
): AsyncGenerator<readonly (readonly ListCell[])[]> {
  let read = 0;
  for await (const page of pages) {
    signal.throwIfAborted();
    yield page.rows;
    read += page.read;
    await onProgress?.(Math.min(read, total), total);
    await nextTurn();
  }
}

function printed(open: OpenReport, { definition, parameters }: AskedReport, scope: ReportScope, making: Making): PrintedReport {
  const { say, signal } = scope;
  return {
    name: open.name,
    title: say(definition.nome),
    // A document says itself what it is about.
    head: headOf(scope, open.document ? [] : parameters),
    columns: open.columns,
    pages: told(open, signal, making.onProgress),
    nothing: say('relatorio_sem_linhas'),
    language: making.language,
    say,
    ...(open.sums && { sums: open.sums }),
    ...(open.document && { document: open.document }),
  };
}

/** A made report, and the name under which it is sent. */
export interface MadeReport extends WrittenReport {
  readonly name: string;
}

/**
 * Opens a report without reading its rows. Errors: refusals, such as that of a request that the user may not see; at its field where somebody
 * typed it.
 */
export async function openReport(scope: ReportScope, { definition, parameters, typedSubject }: AskedReport): Promise<OpenReport> {
  try {
    return await definition.open(scope, new ReportValues(parameters));
  } catch (error) {
    const isMissing = typedSubject !== undefined && error instanceof CallError && error.status === 404;
    throw isMissing ? new ViolationsError([{ key: error.key, params: error.params, field: typedSubject }]) : error;
  }
}

/** Makes a report into a file of a folder, which whoever calls removes. Errors: refusals; what the signal was aborted with. */
export async function makeReport(scope: ReportScope, asked: AskedReport, making: Making): Promise<MadeReport> {
  const open = await openReport(scope, asked);
  const written = await writeReport(printed(open, asked, scope, making), asked.format, making.dir);
  return { ...written, name: `${open.name}.${asked.format}` };
}
