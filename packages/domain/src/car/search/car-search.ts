import { dateOrderViolations } from '../../internal/date-order.ts';
import { isFilled } from '../../internal/filled.ts';
import { missingFields } from '../../internal/missing-fields.ts';
import type { Violation } from '../../messages/index.ts';

/** What is looked for; the dates are days or wall-clock times. Null is not filled in yet. */
export interface CarSearch {
  readonly cidadeRetirada: string | null;
  readonly cidadeDevolucao: string | null;
  readonly dataRetirada: string | null;
  readonly dataDevolucao: string | null;
}

/** The search with its return city, which is the pickup city unless another is given. @see S-070 */
export function withReturnCity<Search extends CarSearch>(search: Search): Search {
  return isFilled(search.cidadeDevolucao) ? search : { ...search, cidadeDevolucao: search.cidadeRetirada };
}

/**
 * What forbids a car search, each at its field; empty when it may be sent: pickup city and both dates are needed, and the return is not
 * before the pickup. The same moment is allowed.
 * @see S-070
 */
export function carSearchViolations(search: CarSearch): readonly Violation[] {
  return [
    ...missingFields(search, [
      ['cidadeRetirada', 'cidade_retirada_obrigatoria'],
      ['dataRetirada', 'data_retirada_obrigatoria'],
      ['dataDevolucao', 'data_devolucao_obrigatoria'],
    ]),
    ...dateOrderViolations(
      { field: 'dataRetirada', value: search.dataRetirada },
      { field: 'dataDevolucao', value: search.dataDevolucao },
      'devolucao_anterior_a_retirada',
    ),
  ];
}
