import type { CredentialContent } from '../entities/index.ts';
import { TIPO_PAGAMENTO, type TipoServico } from '../enums/index.ts';
import { GATEWAY } from '../product/index.ts';
import { issuingTypeIsAsked, paymentTypeIsAsked } from './issuing-types.ts';
import { passwordIsShown, userIsShown } from './login-fields.ts';
import { surchargeTypesOffered } from './surcharge-types.ts';
import { type VehiclePaymentType, vehiclePaymentTypesOffered } from './vehicle-payment-types.ts';

/** A field of a credential's content. @see S-277 */
export type CredentialField = keyof CredentialContent;

/** The payment type of a credential: of a rented vehicle, or of any other service. @see S-305, S-316 */
export type CredentialPaymentType = VehiclePaymentType | (typeof TIPO_PAGAMENTO)[number];

/** Who knows the agency by a number in place of a login. @see S-277 */
const BY_AGENCY_ID: readonly string[] = ['RESERVAFACIL', 'ESFERAFACIL', 'LOCALIZA', 'LATAM_NDC', GATEWAY];
/** Who knows a group of agencies, too. @see S-277 */
const BY_GROUP_ID: readonly string[] = ['RESERVAFACIL', 'ESFERAFACIL'];
/** The rental companies. @see S-137, S-147 */
const RENTAL_COMPANIES: readonly string[] = ['MOVIDA', 'LOCALIZA'];
/** The payment types of a vehicle for which somebody gets an invoice. @see S-305, S-306 */
const INVOICED: readonly string[] = ['FaturamentoParaEmpresa', 'FaturamentoParaAgenciaDeViagem'];

/** The payment types that a credential offers: those of a vehicle in the section of cars, else those of an agency. @see S-143, S-316 */
export function paymentTypesOffered(consolidator: string, section: TipoServico): readonly CredentialPaymentType[] {
  return section === 'CARRO' ? vehiclePaymentTypesOffered(consolidator) : TIPO_PAGAMENTO;
}

/**
 * The fields that the content of a credential has, in the order of the form. Some depend on others: the fee on who charges it, the payment
 * on the issuing type, the billing of a vehicle on its payment.
 * @see S-133, S-135, S-138, S-139, S-140, S-142, S-143, S-277
 */
export function credentialFields(
  consolidator: string,
  section: TipoServico,
  { cobrancaFee, tipoEmissao, tipoPagamento }: Pick<CredentialContent, 'cobrancaFee' | 'tipoEmissao' | 'tipoPagamento'>,
): readonly CredentialField[] {
  const issuing = issuingTypeIsAsked(consolidator, section);
  const paying = issuing && paymentTypeIsAsked(tipoEmissao ?? null);
  const asked: Record<CredentialField, boolean> = {
    usuario: userIsShown(consolidator),
    senha: passwordIsShown(consolidator),
    agencyId: BY_AGENCY_ID.includes(consolidator),
    groupId: BY_GROUP_ID.includes(consolidator),
    tipo: RENTAL_COMPANIES.includes(consolidator),
    tipoEmissao: issuing,
    tipoPagamento: paying,
    tipoFaturamento: paying && section === 'CARRO' && tipoPagamento !== undefined && INVOICED.includes(tipoPagamento),
    codigoPagamento: paying,
    taxaPersonalizada: surchargeTypesOffered(consolidator).length > 0,
    cobrancaFee: true,
    fee: cobrancaFee === 'VIAJANTE' || cobrancaFee === 'SERVICO',
  };
  return (Object.keys(asked) as CredentialField[]).filter((field) => asked[field]);
}
