import type { TIPO_PESQUISA_AEREA } from '../../enums/index.ts';
import { dateOrderViolations } from '../../internal/date-order.ts';
import { missingFields } from '../../internal/missing-fields.ts';
import { pastDateViolations } from '../../internal/past-date.ts';
import type { Violation } from '../../messages/index.ts';

type TipoPesquisaAerea = (typeof TIPO_PESQUISA_AEREA)[number];

/** A leg of a search: airports by their IATA codes, and a day. Null while not filled in. */
export interface AirSearchLeg {
  readonly origem: string | null;
  readonly destino: string | null;
  readonly data: string | null;
}

/** The criteria of an air search. */
export interface AirSearch {
  readonly tipo: TipoPesquisaAerea;
  readonly trechos: readonly AirSearchLeg[];
}

/** The lowest and highest number of legs of each type of search. */
const LEGS: Record<TipoPesquisaAerea, { readonly least: number; readonly most: number }> = {
  IDA: { least: 1, most: 1 },
  IDA_VOLTA: { least: 2, most: 2 },
  MULTI: { least: 2, most: Number.POSITIVE_INFINITY },
};

/** The way back of a leg, on a given day. @see S-043 */
export function mirroredLeg({ origem, destino }: AirSearchLeg, data: string | null): AirSearchLeg {
  return { origem: destino, destino: origem, data };
}

/**
 * What forbids an air search, each at its field; empty when it may be sent.
 *
 * The number of legs fits the type, and the two legs of IDA_VOLTA mirror each other; each leg needs origin, destination and date; no leg
 * departs before the previous one, though the same day is allowed. With the present moment (`now`) the first leg does not depart on a day that is past
 * in every time zone.
 * @see S-043
 */
export function airSearchViolations({ tipo, trechos }: AirSearch, now?: Date): readonly Violation[] {
  const { least, most } = LEGS[tipo];
  if (trechos.length < least || trechos.length > most) return [{ key: 'quantidade_de_trechos_invalida', field: 'trechos' }];
  return [
    ...trechos.flatMap((leg, index) => legViolations(leg, `trechos.${index}.`)),
    ...pastDateViolations({ field: 'trechos.0.data', value: trechos[0]?.data }, now),
    ...trechos.flatMap((leg, index) => orderViolations(trechos[index - 1], leg, index)),
    ...(tipo === 'IDA_VOLTA' ? mirrorViolations(trechos) : []),
  ];
}

function legViolations(leg: AirSearchLeg, path: string): readonly Violation[] {
  return missingFields(
    leg,
    [
      ['origem', 'origem_obrigatoria'],
      ['destino', 'destino_obrigatorio'],
      ['data', 'data_partida_obrigatoria'],
    ],
    path,
  );
}

function orderViolations(preceding: AirSearchLeg | undefined, leg: AirSearchLeg, index: number): readonly Violation[] {
  const field = `trechos.${index}.data`;
  const start = { field: `trechos.${index - 1}.data`, value: preceding?.data };
  // An unreadable date is reported once, at its own leg.
  return dateOrderViolations(start, { field, value: leg.data }, 'retorno_anterior_a_partida').filter(
    (violation) => violation.field === field,
  );
}

function mirrorViolations([there, back]: readonly AirSearchLeg[]): readonly Violation[] {
  if (!there || !back) return [];
  const mirrored = mirroredLeg(there, back.data);
  const isFull = [there, back].every(({ origem, destino }) => Boolean(origem) && Boolean(destino));
  const differs = mirrored.origem !== back.origem || mirrored.destino !== back.destino;
  return isFull && differs ? [{ key: 'volta_diferente_da_ida', field: 'trechos.1' }] : [];
}
