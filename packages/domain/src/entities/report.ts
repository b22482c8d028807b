import * as z from 'zod/mini';
import { FORMATO_RELATORIO } from '../enums/index.ts';
import { idNumber, line, paragraph } from './scalars.ts';

/** A parameter of a report. The value of a LIST is the list of the selected items. Unknown types are kept. @see S-274, S-119 */
export const reportParameterSchema = z.object({
  name: line,
  description: line,
  type: line,
  required: z.boolean(),
  value: z.nullable(z.union([line, z.number(), z.boolean(), z.array(line)])),
});
export type ReportParameter = z.infer<typeof reportParameterSchema>;

const reportFields = {
  /** The file of the report's definition, as `age09.jrxml`. */
  nomeArquivo: line,
  descricao: paragraph,
  /** The profiles that may see it. @see S-113 */
  perfis: z.array(line),
};

/** A report with its parameters, the file format and the file name. @see S-273 */
export const reportSchema = z.object({
  ...reportFields,
  name: line,
  parameters: z.array(reportParameterSchema),
  format: z.enum(FORMATO_RELATORIO),
  fileName: line,
});
export type Report = z.infer<typeof reportSchema>;

/** A report in the list of reports. @see S-273, S-361 */
export const listedReportSchema = z.object({ ...reportFields, id: idNumber, nome: line });
export type ListedReport = z.infer<typeof listedReportSchema>;
