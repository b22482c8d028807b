import { dayIn } from '../dates/index.ts';
import type { ListName } from './list-words.ts';

/** The formats in which a list is exported. @see B-045 */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The name of the file of an export, `cotacoes-2026-11-26.csv`: the list, and the day of the reader. @see B-045 */
export function exportFileName(lista: ListName, formato: ExportFormat, { now, fuso }: { now: Date; fuso: string }): string {
  return `${lista}-${dayIn(fuso)(now)}.${formato}`;
}
