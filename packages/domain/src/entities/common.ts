import * as z from 'zod/mini';
import { ETAPA_PREENCHIMENTO, TIPO_CAMPO, TIPO_EMISSAO, TIPO_FORMA_PAGAMENTO, TIPO_MENSAGEM } from '../enums/index.ts';
import { FATURADO_FIELD } from '../product/index.ts';
import { day, idNumber, line, paragraph, rate } from './scalars.ts';

/**
 * The one error body of the server. `chave` and `parametros` name the catalogue text of `titulo`, so that a screen can show it in another
 * language; a server without the catalogue leaves them out.
 * @see A-284
 */
export const errorBodySchema = z.object({
  tipo: z.enum(TIPO_MENSAGEM),
  titulo: paragraph,
  descricao: z.optional(paragraph),
  /** Key of the text in the message catalogue. */
  chave: z.optional(line),
  /** The values of that text's placeholders. */
  parametros: z.optional(z.record(line, z.union([paragraph, z.number()]))),
  /** The field that a validation error is about, as a path into the body. */
  campo: z.optional(line),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** A currency. @see Q-080 */
export const currencySchema = z.object({
  id: idNumber,
  /** ISO 4217. */
  codigo: z.string().check(z.regex(/^[A-Z]{3}$/)),
  nome: line,
  simbolo: line,
  cotacao: rate,
});
export type Currency = z.infer<typeof currencySchema>;

/** A payment type of an agency. @see */
export const paymentTypeSchema = z.object({
  id: idNumber,
  descricao: line,
  tipoFormaPagamento: z.enum(TIPO_FORMA_PAGAMENTO),
  [FATURADO_FIELD]: z.boolean(),
  data: z.nullable(paragraph),
});
export type PaymentType = z.infer<typeof paymentTypeSchema>;

/** A supplier of an agency. @see Q-276 */
export const supplierSchema = z.object({ id: line, nome: line });
export type Supplier = z.infer<typeof supplierSchema>;

/** A consolidator with the agency's credential for it. @see */
export const agencyServiceSchema = z.object({
  id: line,
  consolidadora: line,
  tipoEmissao: z.nullable(z.enum(TIPO_EMISSAO)),
  /** JSON text; read it with `readCredential`. */
  credencial: paragraph,
  /** The agency that the credential belongs to. */
  agencia: z.optional(z.object({ id: idNumber })),
});
export type AgencyService = z.infer<typeof agencyServiceSchema>;

/** An intermediary, for the kind of service that it serves. @see Q-273 */
export const intermediarySchema = z.object({ nome: line, tipoServico: z.int() });
export type Intermediary = z.infer<typeof intermediarySchema>;

/** A field that a client company added, with its value. @see S-314, S-315 */
export const customFieldSchema = z.object({
  id: line,
  nome: line,
  tipo: z.enum(TIPO_CAMPO),
  etapa: z.enum(ETAPA_PREENCHIMENTO),
  obrigatorio: z.boolean(),
  valor: z.nullable(paragraph),
});
export type CustomField = z.infer<typeof customFieldSchema>;

/** A traveller, as in requests and services. @see S-264, A-071 */
export const travellerSchema = z.object({
  id: line,
  nomeCompleto: line,
  email: z.nullable(line),
  vip: z.boolean(),
  premium: z.boolean(),
});
export type Traveller = z.infer<typeof travellerSchema>;

/** A traveller, as in searches and bookings; fields that nobody has filled in are null. @see S-264, S-068 */
export const passengerSchema = z.object({
  id: line,
  nome: line,
  sobrenome: line,
  dataNascimento: z.nullable(day),
  email: z.nullable(line),
});
export type Passenger = z.infer<typeof passengerSchema>;
