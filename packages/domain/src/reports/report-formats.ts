import type { ListedReport } from '../entities/index.ts';
import { FORMATO_RELATORIO, type FormatoRelatorio } from '../enums/index.ts';

/** The file of the management report, the only one that is offered as text. @see S-118 */
const MANAGEMENT_REPORT = 'age09.jrxml';

/** The formats in which a report is offered: pdf, csv and xls, and txt for the management report alone. @see S-118 */
export function reportFormats({ nomeArquivo }: Pick<ListedReport, 'nomeArquivo'>): readonly FormatoRelatorio[] {
  return FORMATO_RELATORIO.filter((format) => format !== 'txt' || nomeArquivo === MANAGEMENT_REPORT);
}
