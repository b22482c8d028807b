/** Cabins. @see Q-089, S-317 */
export const TIPO_CABINE = ['ECONOMICA', 'ECONOMICA_PREMIUM', 'EXECUTIVA', 'PRIMEIRA_CLASSE'] as const;
export type TipoCabine = (typeof TIPO_CABINE)[number];

/** Whether an air service or its search is one way, round trip or of several legs. @see S-313 */
export const TIPO_PESQUISA_AEREA = ['IDA', 'IDA_VOLTA', 'MULTI'] as const;

/** The part of the trip that a segment is. */
export const TIPO_SEGMENTO = ['IDA', 'VOLTA', 'TRECHO'] as const;
export type TipoSegmento = (typeof TIPO_SEGMENTO)[number];
