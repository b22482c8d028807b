import { TIPO_EMISSAO, type TipoServico } from '../enums/index.ts';
import { GATEWAY } from '../product/index.ts';

type TipoEmissao = (typeof TIPO_EMISSAO)[number];

/** Consolidators that issue online. @see S-160 */
const ISSUING_ONLINE: readonly string[] = [
  GATEWAY,
  'RESERVAFACIL',
  'ESFERAFACIL',
  'GOL',
  'LATAM',
  'LATAM_NDC',
  'AZUL',
  'TREND',
  'EHTL',
  'B2BHOTEL',
  'EXPEDIA',
  'HRS',
  'OMNIBEES',
  'OMNIBEES_OPERADORA',
  'CANGOOROO',
  'MOVIDA',
  'LOCALIZA',
];
/** Car consolidators without manual issuing. @see S-137 */
const NOT_BY_HAND: readonly string[] = ['MOVIDA', 'LOCALIZA'];
const NEVER_ASKED: readonly string[] = ['INTERNO', 'DIRETORIOHOTEL'];

/** Whether a consolidator issues online. @see S-160 */
export function issuesOnline(consolidator: string): boolean {
  return ISSUING_ONLINE.includes(consolidator);
}

/**
 * Whether a credential asks for its issuing type: never for INTERNO and DIRETORIOHOTEL, for MANUAL only in the section OUTROS.
 * @see S-135
 */
export function issuingTypeIsAsked(consolidator: string, section: TipoServico): boolean {
  if (NEVER_ASKED.includes(consolidator)) return false;
  return consolidator !== 'MANUAL' || section === 'OUTROS';
}

/**
 * The issuing types that a consolidator offers: all for those that issue online, without MANUAL for MOVIDA and LOCALIZA; else only
 * SISTEMA_EXTERNO.
 * @see S-136, S-137
 */
export function issuingTypesOffered(consolidator: string): readonly TipoEmissao[] {
  if (!issuesOnline(consolidator)) return ['SISTEMA_EXTERNO'];
  return NOT_BY_HAND.includes(consolidator) ? TIPO_EMISSAO.filter((type) => type !== 'MANUAL') : TIPO_EMISSAO;
}

/** Whether a credential asks for its payment type: once an issuing type is set that is not the external system. @see S-138 */
export function paymentTypeIsAsked(tipoEmissao: TipoEmissao | null): boolean {
  return tipoEmissao !== null && tipoEmissao !== 'SISTEMA_EXTERNO';
}
