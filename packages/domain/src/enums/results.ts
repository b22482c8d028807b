/** The sort orders of air results, in the order in which they are offered; the first is the default. @see S-036 */
export const ORDENACAO_AEREO = [
  'MENOR_PRECO',
  'FORNECEDOR',
  'HORARIO_PARTIDA',
  'HORARIO_PARTIDA_VOLTA',
  'DURACAO',
  'HORARIO_CHEGADA',
  'HORARIO_CHEGADA_VOLTA',
  'ESCALAS',
] as const;
export type OrdenacaoAereo = (typeof ORDENACAO_AEREO)[number];

/** The sort orders of car results; the first is the default. @see S-041 */
export const ORDENACAO_CARRO = ['MENOR_PRECO', 'FORNECEDOR'] as const;
export type OrdenacaoCarro = (typeof ORDENACAO_CARRO)[number];

/** The sort orders of hotel results; the first is the default. @see S-042 */
export const ORDENACAO_HOTEL = ['MENOR_PRECO', 'NOME', 'ESTRELAS'] as const;
export type OrdenacaoHotel = (typeof ORDENACAO_HOTEL)[number];

/** The sort orders of coach results; the first is the default. @see S-101 */
export const ORDENACAO_RODOVIARIO = ['MENOR_PRECO', 'HORARIO_PARTIDA', 'FORNECEDOR'] as const;
export type OrdenacaoRodoviario = (typeof ORDENACAO_RODOVIARIO)[number];
