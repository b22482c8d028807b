import * as z from 'zod/mini';
import { ESTADO_GERACAO, FORMATO_RELATORIO } from '../enums/index.ts';
import { idNumber, line, paragraph, utcInstant } from './scalars.ts';

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

/** One item that a parameter of type LIST may be given; `id` is what `value` holds. @see S-274 */
export const reportOptionSchema = z.object({ id: line, label: line });
export type ReportOption = z.infer<typeof reportOptionSchema>;

/** A parameter as a report's definition has it. @see S-274, S-362 */
export const askedParameterSchema = z.extend(reportParameterSchema, {
  /** The items of a LIST, in the order in which they are offered. */
  options: z.optional(z.array(reportOptionSchema)),
  /** Of a DATE: the day of something that has happened, such as an issue. */
  past: z.optional(z.boolean()),
});
export type AskedParameter = z.infer<typeof askedParameterSchema>;

/** The definition of a report: `value` of each parameter is what it starts from. @see S-273, S-362 */
export const reportDefinitionSchema = z.extend(reportSchema, { parameters: z.array(askedParameterSchema) });
export type ReportDefinition = z.infer<typeof reportDefinitionSchema>;

/** The body that asks for the report of one request. @see S-124 */
export const requestReportSchema = z.object({
  name: z.literal('rdv'),
  file: z.literal('rdv01.jrxml'),
  format: z.literal('pdf'),
  parameters: z.tuple([
    z.object({ name: z.literal('idSolicitacao'), value: z.array(idNumber).check(z.length(1)) }),
    z.object({ name: z.literal('mostrarImagens'), value: z.enum(['S', 'N']) }),
  ]),
});
export type RequestReport = z.infer<typeof requestReportSchema>;

/** A report that is made while its caller does something else. @see S-363 */
export const reportJobSchema = z.object({
  id: z.uuid(),
  estado: z.enum(ESTADO_GERACAO),
  /** The part of the rows that is written, 0 to 1; null until their number is known. */
  progresso: z.nullable(z.number().check(z.gte(0), z.lte(1))),
  /** The name of the file, with its extension. */
  fileName: line,
  format: z.enum(FORMATO_RELATORIO),
  criadaEm: utcInstant,
  /** Until when the file is kept. */
  prazo: utcInstant,
});
export type ReportJob = z.infer<typeof reportJobSchema>;
