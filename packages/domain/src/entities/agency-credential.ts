import * as z from 'zod/mini';
import {
  COBRANCA_FEE,
  ESTADO_CREDENCIAL,
  FATURAMENTO_VEICULO,
  PAGAMENTO_VEICULO,
  TAXA_PERSONALIZADA,
  TIPO_CAMPO,
  TIPO_EMISSAO,
  TIPO_LOCADORA_CODE,
  TIPO_PAGAMENTO,
} from '../enums/index.ts';
import { supplierSchema } from './common.ts';
import { idNumber, line, money, paragraph, utcInstant } from './scalars.ts';

const company = z.object({ id: idNumber, nome: line });
const { AGENCIA, EMPRESA } = TIPO_LOCADORA_CODE;

/** An agency's credential with a consolidator for one type of service. @see S-276 */
export const agencyCredentialSchema = z.object({
  id: line,
  /** The service type, by its id, and whether the agency offers it. */
  servico: z.object({ id: idNumber, ativo: z.boolean() }),
  consolidadora: line,
  /** JSON text of the credential's content, see `credentialContentSchema`. */
  credencial: paragraph,
  empresas: z.array(company),
  agencia: z.object({ id: idNumber, tipoAgencia: line }),
  ativo: z.boolean(),
  identificador: z.nullable(line),
});
export type AgencyCredential = z.infer<typeof agencyCredentialSchema>;

/** Whether an agency offers a type of service; `versao` counts the changes. @see S-365, B-061 */
export const offeredServiceSchema = z.object({ id: idNumber, ativo: z.boolean(), versao: z.int().check(z.gte(1)) });
export type OfferedService = z.infer<typeof offeredServiceSchema>;

/** A credential as it is listed: with its version, and its state when it was requested through the gateway. @see S-276, S-132, B-061 */
export const listedCredentialSchema = z.extend(agencyCredentialSchema, {
  servico: offeredServiceSchema,
  /** Null for a credential that was not requested from a supplier. */
  estado: z.nullable(z.enum(ESTADO_CREDENCIAL)),
  /** Counts the changes: a save over a newer one is refused with 409. */
  versao: z.int().check(z.gte(1)),
});
export type ListedCredential = z.infer<typeof listedCredentialSchema>;

/** The content of `credencial`; a field is present only if the consolidator asks for it. @see S-277 */
export const credentialContentSchema = z.object({
  usuario: z.optional(line),
  senha: z.optional(line),
  agencyId: z.optional(line),
  groupId: z.optional(line),
  cobrancaFee: z.optional(z.enum(COBRANCA_FEE)),
  fee: z.optional(money),
  codigoPagamento: z.optional(line),
  /** The party that a rental company works for: 4 company, 5 agency. */
  tipo: z.optional(z.union([z.literal(EMPRESA), z.literal(AGENCIA)])),
  tipoEmissao: z.optional(z.enum(TIPO_EMISSAO)),
  /** A rented vehicle has payment types of its own. */
  tipoPagamento: z.optional(z.enum([...PAGAMENTO_VEICULO, ...TIPO_PAGAMENTO])),
  tipoFaturamento: z.optional(z.enum(FATURAMENTO_VEICULO)),
  taxaPersonalizada: z.optional(z.enum(TAXA_PERSONALIZADA)),
});
export type CredentialContent = z.infer<typeof credentialContentSchema>;

/** A request to a supplier for a credential; `campos` are the filled-in fields that the supplier asks for. @see S-278 */
export const credentialRequestSchema = z.object({
  idServico: idNumber,
  consolidadora: line,
  fornecedor: supplierSchema,
  campos: z.array(z.object({ nome: line, valor: line })),
  empresas: z.array(company),
});
export type CredentialRequest = z.infer<typeof credentialRequestSchema>;

/** A request for a credential as it was sent, and its present state. @see S-373, S-132 */
export const sentCredentialRequestSchema = z.extend(credentialRequestSchema, {
  /** The id of the credential that was requested. */
  id: line,
  estado: z.enum(ESTADO_CREDENCIAL),
  /** The name of the user who requested it. */
  solicitante: line,
  data: utcInstant,
});
export type SentCredentialRequest = z.infer<typeof sentCredentialRequestSchema>;

/** A field that a supplier asks for in a request for a credential. @see S-369 */
export const credentialRequestFieldSchema = z.object({ nome: line, tipo: z.enum(TIPO_CAMPO), obrigatorio: z.boolean() });
export type CredentialRequestField = z.infer<typeof credentialRequestFieldSchema>;

/** A supplier from which credentials are requested: the consolidator that they are for, and the fields that it asks for. @see S-369 */
export const credentialSupplierSchema = z.object({
  id: line,
  nome: line,
  consolidadora: line,
  campos: z.array(credentialRequestFieldSchema),
});
export type CredentialSupplier = z.infer<typeof credentialSupplierSchema>;

/** The body that activates a credential. @see S-279 */
export const credentialActivationSchema = z.object({
  idAgenciaServico: line,
  /** JSON text of the credential's content, see `credentialContentSchema`. */
  credencial: paragraph,
  identificador: line,
  empresas: z.array(company),
});
export type CredentialActivation = z.infer<typeof credentialActivationSchema>;
