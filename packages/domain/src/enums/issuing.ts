/** Issuing types, in the order of S-303. */
export const TIPO_EMISSAO = ['SISTEMA_EXTERNO', 'MANUAL', 'AUTOMATICO'] as const;

/** Systems that issue tickets. @see S-287 */
export const SISTEMA_EMISSOR = [
  'JETSMART',
  'GALILEO',
  'FARELOGIX',
  'IBERIA',
  'BRITISH AIRWAYS',
  'GOL',
  'AZUL',
  'AMADEUS',
  'SABRE',
  'CIONS',
  'LATAM',
  'COPA',
] as const;

/** Balance options; null stands for no option. @see Q-090 */
export const OPCAO_SALDO = ['ESTORNO', 'REEMBOLSO'] as const;

/** The status of an entry balance. @see Q-090 */
export const STATUS_SALDO_ENTRADA = ['PENDENTE', 'UTILIZADO'] as const;
