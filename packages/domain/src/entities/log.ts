import * as z from 'zod/mini';
import { ACAO_ANEXO, ACAO_CREDENCIAL, ACAO_USUARIO } from '../enums/index.ts';
import { calculationSchema } from './calculation.ts';
import { day, line, money, paragraph, rate, timeOfDay, utcInstant, wallClock } from './scalars.ts';

/**
 * A value of a field as a log keeps it: with what is needed to show it in any language, also when the field itself has changed since. The
 * value of a field that nobody may read in a log is `OCULTO`: that it changed is told, not to what.
 * @see B-034
 */
export const loggedValueSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('TEXTO'), valor: paragraph }),
  /** `lista` is the name of the enumeration; a value without a label is shown as it is. */
  z.object({ tipo: z.literal('OPCAO'), lista: line, valor: line }),
  /** `moeda` is the currency's code (ISO 4217); null while the quote has none. */
  z.object({ tipo: z.literal('DINHEIRO'), valor: money, moeda: z.nullable(line) }),
  z.object({ tipo: z.literal('CAMBIO'), valor: rate }),
  /** On the scale 0–100. */
  z.object({ tipo: z.literal('PERCENTUAL'), valor: z.number() }),
  z.object({ tipo: z.literal('NUMERO'), valor: z.number() }),
  z.object({ tipo: z.literal('SIM_NAO'), valor: z.boolean() }),
  z.object({ tipo: z.literal('DIA'), valor: day }),
  z.object({ tipo: z.literal('HORA'), valor: timeOfDay }),
  z.object({ tipo: z.literal('HORARIO_LOCAL'), valor: wallClock }),
  /** In a field of its own name: what reads moments on the wire knows them by the names of their fields. */
  z.object({ tipo: z.literal('INSTANTE'), em: utcInstant }),
  z.object({ tipo: z.literal('OCULTO') }),
]);
export type LoggedValue = z.infer<typeof loggedValueSchema>;

/**
 * A field that a write changed, with its value before and after; null for an empty one. `campo` is the key of the field's label. A field of
 * a flight or segment has its place in the itinerary, counted from 1; a field that the client company added has its name in `rotulo`.
 * @see B-034
 */
export const fieldChangeSchema = z.object({
  campo: line,
  rotulo: z.optional(line),
  trecho: z.optional(z.int().check(z.gte(1))),
  voo: z.optional(z.int().check(z.gte(1))),
  antes: z.nullable(loggedValueSchema),
  depois: z.nullable(loggedValueSchema),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** The changed fields of a log entry; absent in entries of a server that does not record them. @see B-034 */
const alteracoes = z.optional(z.array(fieldChangeSchema));

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
    alteracoes,
  })
  .check(z.refine(({ date, horaAlteracao }) => date !== undefined || horaAlteracao !== undefined));
export type RequestLogEntry = z.infer<typeof requestLogEntrySchema>;

/** An entry of a quote's log; `calculo` is what the user saw when an issue was cancelled or changed. @see A-155, B-033, B-034 */
export const quoteLogEntrySchema = z.object({
  acao: line,
  usuario: line,
  data: utcInstant,
  detalhes: z.nullable(paragraph),
  alteracoes,
  calculo: z.optional(z.nullable(calculationSchema)),
});
export type QuoteLogEntry = z.infer<typeof quoteLogEntrySchema>;

/** A quote that was removed from its request and not brought back; `detalhes` is what it cost, as its log says. @see */
export const removedQuoteSchema = z.object({
  idCotacao: z.uuid(),
  usuario: line,
  data: utcInstant,
  detalhes: paragraph,
});
export type RemovedQuote = z.infer<typeof removedQuoteSchema>;

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

const businessUnit = z.object({ id: line, nome: line }).check(z.describe('A client company, by the name that it had then.'));

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
  /** Absent in entries of a server that does not record it. */
  data: z.optional(utcInstant),
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
