import type { TipoServico } from '../enums/index.ts';
import { GATEWAY, OWN_AGENCY_TYPE } from '../product/index.ts';

/** Consolidators of each section, for every agency. @see S-154, S-155, S-156, S-157 */
const OF_EVERY_AGENCY: Record<TipoServico, readonly string[]> = {
  AEREO: [
    'MANUAL',
    'MANUAL_PEDIDOS_OFF',
    'TRAVELHUB',
    'ANCORADOURO',
    'SKYTEAM',
    'RESERVAFACIL',
    'GRUPOBRT',
    'CONFIANCA',
    'COPASTUR',
    'TYLLER',
    'WTS',
    'SAKURA',
    'ESFERAFACIL',
    'FLYTOUR',
    'CNTOUR',
    'GOL',
    'LATAM',
    'LATAM_NDC',
    'AZUL',
  ],
  HOTEL: [
    'MANUAL',
    'MANUAL_PEDIDOS_OFF',
    'TREND',
    'EHTL',
    'EURO_PLUS',
    'B2BHOTEL',
    'EXPEDIA',
    'HRS',
    'OMNIBEES',
    'OMNIBEES_OPERADORA',
    'FRONTUR',
    'CANGOOROO',
  ],
  CARRO: ['MANUAL', 'MANUAL_PEDIDOS_OFF', 'MOVIDA', 'LOCALIZA'],
  RODOVIARIO: ['MANUAL', 'MANUAL_PEDIDOS_OFF', 'QUEROPASSAGEM', 'CLICKBUS'],
  OUTROS: ['MANUAL', 'MANUAL_PEDIDOS_OFF'],
};

/** The further consolidators of the platform's own agency. @see S-158 */
const OF_OWN_AGENCY: Record<TipoServico, readonly string[]> = {
  AEREO: ['INTERNO', GATEWAY],
  HOTEL: ['INTERNO', 'DIRETORIOHOTEL', GATEWAY],
  CARRO: ['INTERNO'],
  RODOVIARIO: ['INTERNO'],
  OUTROS: ['INTERNO'],
};

/** Not offered any more; credentials that exist stay. @see S-159 */
const DISCONTINUED: readonly string[] = ['TRAVELHUB', 'TYLLER', 'WTS'];

/** The consolidators of a section that an agency of a type (`tipoAgencia`) may have. @see S-154, S-155, S-156, S-157, S-158 */
export function consolidatorsOf(kind: TipoServico, agencyType: string | null): readonly string[] {
  return agencyType === OWN_AGENCY_TYPE ? [...OF_EVERY_AGENCY[kind], ...OF_OWN_AGENCY[kind]] : OF_EVERY_AGENCY[kind];
}

/**
 * The consolidators of a section for which a new credential may be added: those of `consolidatorsOf` without the discontinued ones.
 * @see S-159
 */
export function consolidatorsToAdd(kind: TipoServico, agencyType: string | null): readonly string[] {
  return consolidatorsOf(kind, agencyType).filter((consolidator) => !DISCONTINUED.includes(consolidator));
}
