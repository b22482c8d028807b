/** Display names of the consolidators, the same in every language. @see S-323, S-324 */
const NAMES: Readonly<Record<string, string>> = {
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
};

/** A consolidator's name for people; one that is not known shows as it is. @see S-324, S-325 */
export function consolidatorName(consolidator: string): string {
  return NAMES[consolidator] ?? consolidator;
}
