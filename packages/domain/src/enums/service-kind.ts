/** The kinds of service. @see */
export const TIPO_SERVICO = ['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS'] as const;
export type TipoServico = (typeof TIPO_SERVICO)[number];

/** The numeric service type ids of lookups and integrations. @see */
export const TIPO_SERVICO_ID = { AEREO: 5, HOTEL: 6, CARRO: 7, RODOVIARIO: 88, OUTROS: 10 } as const satisfies Record<TipoServico, number>;

/** The word for a kind in a path, as in `/viagens/12/cotacao/aereo`. @see Q-003 */
export const TIPO_SERVICO_PATH = {
  AEREO: 'aereo',
  HOTEL: 'hotel',
  CARRO: 'carro',
  RODOVIARIO: 'rodoviario',
  OUTROS: 'outros',
} as const satisfies Record<TipoServico, string>;
export type TipoServicoPath = (typeof TIPO_SERVICO_PATH)[TipoServico];

/** The kind of a numeric id; OUTROS for any id that is not air, hotel, car or bus. @see A-272 */
export function serviceKindOfId(id: number): TipoServico {
  return TIPO_SERVICO.find((kind) => TIPO_SERVICO_ID[kind] === id) ?? 'OUTROS';
}

/** The meaning of the numeric ids of services and expenses. @see S-298 */
export const TIPO_SERVICO_CODE = {
  TAXI: 1,
  ONIBUS: 2,
  ALIMENTACAO: 4,
  AEREO: 5,
  HOTEL: 6,
  CARRO: 7,
  QUILOMETRAGEM: 8,
  COMBUSTIVEL: 9,
  OUTROS: 10,
  DIARIA: 12,
  RODOVIARIO: 88,
} as const;

/** Kinds of service as a filter names them. @see S-299 */
export const FILTRO_TIPO_SERVICO = ['AEREO', 'HOTEL', 'CARRO', 'RODOVIARIO', 'OUTROS', 'TODOS'] as const;
