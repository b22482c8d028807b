import * as z from 'zod/mini';
import { COBRANCA_FEE, FATURAMENTO_VEICULO, PAGAMENTO_VEICULO, TIPO_EMISSAO, TIPO_LOCADORA_CODE } from '../enums/index.ts';
import { idNumber, line, money, paragraph } from './scalars.ts';

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
  tipoPagamento: z.optional(z.enum(PAGAMENTO_VEICULO)),
  tipoFaturamento: z.optional(z.enum(FATURAMENTO_VEICULO)),
});
export type CredentialContent = z.infer<typeof credentialContentSchema>;

/** A request to a supplier for a credential; `campos` are the filled-in fields that the supplier asks for. @see S-278 */
export const credentialRequestSchema = z.object({
  idServico: idNumber,
  consolidadora: line,
  fornecedor: z.object({ id: line, nome: line }),
  campos: z.array(z.object({ nome: line, valor: line })),
  empresas: z.array(company),
});
export type CredentialRequest = z.infer<typeof credentialRequestSchema>;

/** The body that activates a credential. @see S-279 */
export const credentialActivationSchema = z.object({
  idAgenciaServico: line,
  /** JSON text of the credential's content, see `credentialContentSchema`. */
  credencial: paragraph,
  identificador: line,
  empresas: z.array(company),
});
export type CredentialActivation = z.infer<typeof credentialActivationSchema>;
