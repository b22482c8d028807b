import type { CredentialContent } from '../entities/index.ts';
import {
  COBRANCA_FEE,
  FATURAMENTO_VEICULO,
  PAGAMENTO_VEICULO,
  TAXA_PERSONALIZADA,
  TIPO_EMISSAO,
  TIPO_LOCADORA_CODE,
  TIPO_PAGAMENTO,
  type TipoServico,
} from '../enums/index.ts';
import { isFilled } from '../internal/filled.ts';
import { parsedRecord } from '../internal/parsed-record.ts';
import { withoutEmptyFee } from './credential-fee.ts';
import { type CredentialField, credentialFields, paymentTypesOffered } from './credential-fields.ts';
import { issuingTypesOffered } from './issuing-types.ts';
import { surchargeTypesOffered } from './surcharge-types.ts';

const isText = (value: unknown) => typeof value === 'string';
const oneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);

/** Whether a value can stand in a field. By hand: the browser reads contents too, and its build has no schemas. */
const TAKES: Record<CredentialField, (value: unknown) => boolean> = {
  usuario: isText,
  senha: isText,
  agencyId: isText,
  groupId: isText,
  codigoPagamento: isText,
  cobrancaFee: oneOf(COBRANCA_FEE),
  fee: (value) => Number.isFinite(value),
  tipo: oneOf(Object.values(TIPO_LOCADORA_CODE)),
  tipoEmissao: oneOf(TIPO_EMISSAO),
  tipoPagamento: oneOf([...PAGAMENTO_VEICULO, ...TIPO_PAGAMENTO]),
  tipoFaturamento: oneOf(FATURAMENTO_VEICULO),
  taxaPersonalizada: oneOf(TAXA_PERSONALIZADA),
};

const isField = (name: string): name is CredentialField => Object.hasOwn(TAKES, name);

/** The content of a credential from its JSON text (`credencial`), field by field; what is no content is left out. Never throws. @see S-276, S-277 */
export function readCredentialContent(text: string | null | undefined): CredentialContent {
  return Object.fromEntries(Object.entries(parsedRecord(text) ?? {}).filter(([name, value]) => isField(name) && TAKES[name](value)));
}

/** The content without the choices that a consolidator does not offer: those made for another one. @see S-136, S-137, S-142, S-143 */
export function offeredContent(content: CredentialContent, consolidator: string, section: TipoServico): CredentialContent {
  const { tipoEmissao, tipoPagamento, taxaPersonalizada, ...rest } = content;
  return {
    ...rest,
    ...(tipoEmissao && issuingTypesOffered(consolidator).includes(tipoEmissao) && { tipoEmissao }),
    ...(tipoPagamento && paymentTypesOffered(consolidator, section).includes(tipoPagamento) && { tipoPagamento }),
    ...(taxaPersonalizada && surchargeTypesOffered(consolidator).includes(taxaPersonalizada) && { taxaPersonalizada }),
  };
}

/**
 * The JSON text of a credential's content as it is saved: the fields that the consolidator asks for, without empty ones and without choices
 * that it does not offer. What `former`, the text that is stored, has besides the fields of the form stays.
 * @see S-133, S-276, S-277
 */
export function credentialText(content: CredentialContent, consolidator: string, section: TipoServico, former?: string | null): string {
  const { cobrancaFee = 'FORNECEDOR' } = content;
  const whole: CredentialContent = withoutEmptyFee({ ...offeredContent(content, consolidator, section), cobrancaFee });
  const others = Object.entries(parsedRecord(former) ?? {}).filter(([name]) => !isField(name));
  const filled = credentialFields(consolidator, section, whole).filter((field) => isFilled(whole[field]));
  return JSON.stringify(Object.fromEntries([...others, ...filled.map((field) => [field, whole[field]])]));
}
