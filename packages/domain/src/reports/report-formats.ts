import type { ListedReport } from '../entities/index.ts';
import { FORMATO_RELATORIO, type FormatoRelatorio } from '../enums/index.ts';

/** The file of the management report, the only report that is offered as text. @see S-118 */
const MANAGEMENT_REPORT = 'age09.jrxml';

/** The file formats of a report: pdf, csv, xls and xlsx, and txt only for the management report. @see S-118 */
export function reportFormats({ nomeArquivo }: Pick<ListedReport, 'nomeArquivo'>): readonly FormatoRelatorio[] {
  return FORMATO_RELATORIO.filter((format) => format !== 'txt' || nomeArquivo === MANAGEMENT_REPORT);
}
