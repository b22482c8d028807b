import { GATEWAY, PRODUCT_NAME } from '../product/index.ts';

/** Display names of the consolidators, the same in every language, in the order of the list. @see S-323, S-324 */
const NAMES = {
  MANUAL: 'Manual',
  MANUAL_PEDIDOS_OFF: 'Manual (pedidos off-line)',
  INTERNO: 'Interno',
  QUEROPASSAGEM: 'Quero Passagem',
  DIRETORIOHOTEL: 'Diretório de Hotéis',
  TREND: 'Trend',
  TRAVELHUB: 'TravelHub',
  ANCORADOURO: 'Ancoradouro',
  SKYTEAM: 'SkyTeam',
  EHTL: 'E-HTL',
  CLICKBUS: 'ClickBus',
  RESERVAFACIL: 'Reserva Fácil',
  GRUPOBRT: 'Grupo BRT',
  CONFIANCA: 'Confiança',
  EURO_PLUS: 'Euro Plus',
  COPASTUR: 'Copastur',
  TYLLER: 'Tyller',
  B2BHOTEL: 'B2B Hotel',
  EXPEDIA: 'Expedia',
  WTS: 'WTS',
  MOVIDA: 'Movida',
  SAKURA: 'Sakura',
  [GATEWAY]: `${PRODUCT_NAME} Gateway`,
  HRS: 'HRS',
  OMNIBEES: 'Omnibees',
  OMNIBEES_OPERADORA: 'Omnibees Operadora',
  ESFERAFACIL: 'Esfera Fácil',
  FLYTOUR: 'Flytour',
  CNTOUR: 'CNTour',
  LOCALIZA: 'Localiza',
  FRONTUR: 'Frontur',
  CANGOOROO: 'Cangooroo',
  GOL: 'Gol',
  LATAM: 'Latam',
  LATAM_NDC: 'Latam NDC',
  AZUL: 'Azul',
} as const satisfies Record<string, string>;

/** Every consolidator. @see S-323 */
export const CONSOLIDADORA: readonly string[] = Object.keys(NAMES);

function isKnown(consolidator: string): consolidator is keyof typeof NAMES {
  return Object.hasOwn(NAMES, consolidator);
}

/** The display name of a consolidator; an unknown one is returned as it is. @see S-324, S-325 */
export function consolidatorName(consolidator: string): string {
  return isKnown(consolidator) ? NAMES[consolidator] : consolidator;
}
