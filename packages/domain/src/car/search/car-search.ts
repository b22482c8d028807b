import { dateOrderViolations } from '../../internal/date-order.ts';
import { isFilled } from '../../internal/filled.ts';
import { missingFields } from '../../internal/missing-fields.ts';
import { pastDateViolations } from '../../internal/past-date.ts';
import type { Violation } from '../../messages/index.ts';

/** The criteria of a car search; the dates are days or wall-clock times. Null while not filled in. */
export interface CarSearch {
  readonly cidadeRetirada: string | null;
  readonly cidadeDevolucao: string | null;
  readonly dataRetirada: string | null;
  readonly dataDevolucao: string | null;
}

/** The search with its return city, which defaults to the pickup city. @see S-070 */
export function withReturnCity<Search extends CarSearch>(search: Search): Search {
  return isFilled(search.cidadeDevolucao) ? search : { ...search, cidadeDevolucao: search.cidadeRetirada };
}

/**
 * What forbids a car search, each at its field; empty when it may be sent: pickup city and both dates are required, and the return is not
 * before the pickup. The same moment is allowed. With the present moment (`now`) the pickup is not on a day that is past in every time zone.
 * @see S-070
 */
export function carSearchViolations(search: CarSearch, now?: Date): readonly Violation[] {
  return [
    ...missingFields(search, [
      ['cidadeRetirada', 'cidade_retirada_obrigatoria'],
      ['dataRetirada', 'data_retirada_obrigatoria'],
      ['dataDevolucao', 'data_devolucao_obrigatoria'],
    ]),
    ...pastDateViolations({ field: 'dataRetirada', value: search.dataRetirada }, now),
    ...dateOrderViolations(
      { field: 'dataRetirada', value: search.dataRetirada },
      { field: 'dataDevolucao', value: search.dataDevolucao },
      'devolucao_anterior_a_retirada',
    ),
  ];
}
