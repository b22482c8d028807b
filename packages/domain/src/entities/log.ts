import * as z from 'zod/mini';
import { ACAO_ANEXO, ACAO_CREDENCIAL, ACAO_USUARIO } from '../enums/index.ts';
import { line, paragraph, utcInstant } from './scalars.ts';

/**
 * An entry of a request's change log, with its moment in `date` or in `horaAlteracao`. Unknown types are kept: they are shown as an empty
 * text.
 * @see
 */
export const requestLogEntrySchema = z
  .object({
    tipoAlteracaoSolicitacao: line,
    user: z.object({ name: line }),
    date: z.optional(utcInstant),
    horaAlteracao: z.optional(utcInstant),
    usuarioAnterior: z.nullable(z.object({ name: line })),
    /** The person who made `user` responsible, if somebody else did. @see A-132 */
    atribuidoPor: z.optional(z.nullable(z.object({ name: line }))),
  })
  .check(z.refine(({ date, horaAlteracao }) => date !== undefined || horaAlteracao !== undefined));
export type RequestLogEntry = z.infer<typeof requestLogEntrySchema>;

/** An entry of a quote's log. @see A-155 */
export const quoteLogEntrySchema = z.object({ acao: line, usuario: line, data: utcInstant, detalhes: z.nullable(paragraph) });
export type QuoteLogEntry = z.infer<typeof quoteLogEntrySchema>;

/** An entry of a user's log; neither value of a password is logged. @see */
export const userLogEntrySchema = z.object({
  acao: z.enum(ACAO_USUARIO),
  /** Who did it. */
  usuario: line,
  data: utcInstant,
  valorAnterior: z.nullable(paragraph),
  valorNovo: z.nullable(paragraph),
});
export type UserLogEntry = z.infer<typeof userLogEntrySchema>;

const businessUnit = z.object({ id: line, nome: line });

/**
 * An entry of a service credential's log. An added value has no old one and a removed value no new one (null); passwords in `credencial`
 * are masked.
 * @see
 */
export const credentialLogEntrySchema = z.object({
  acao: z.enum(ACAO_CREDENCIAL),
  idUsuarioAgencia: z.nullable(z.uuid()),
  /** The name of the person who did it; without it, the name is that of the user `idUsuarioAgencia`. @see A-244 */
  colaborador: z.nullable(line),
  detalhes: z.object({
    identificador: z.nullable(line),
    /** JSON text. */
    credencial: z.object({ antigo: z.nullable(paragraph), novo: z.nullable(paragraph) }),
    empresas: z.object({ antigo: z.array(businessUnit), novo: z.array(businessUnit) }),
  }),
});
export type CredentialLogEntry = z.infer<typeof credentialLogEntrySchema>;

/** An entry of an attachment's log. @see Q-078 */
export const attachmentLogEntrySchema = z.object({ acao: z.enum(ACAO_ANEXO), usuario: line, data: utcInstant, descricao: line });
export type AttachmentLogEntry = z.infer<typeof attachmentLogEntrySchema>;
