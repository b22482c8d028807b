import { type CarSearch, carSearchViolations, withReturnCity } from '@guiche/domain/car/search';
import type { Violation } from '@guiche/domain/messages';
import { dayIn } from '../../internal/day-in.ts';

/** The criteria of a search for cars, as they are sent: pickup and return are wall-clock times. */
export interface CarSearchCriteria {
  readonly cidadeRetirada: string;
  readonly cidadeDevolucao: string;
  readonly dataRetirada: string;
  readonly dataDevolucao: string;
}

/** What the form begins with: what is known of the criteria. */
export type CarSearchStart = { readonly [Name in keyof CarSearchCriteria]?: string | null | undefined };

/** What the fields hold. */
export type CarSearchValues = { -readonly [Name in keyof CarSearch]: CarSearch[Name] };

/** The values of the form. A return to the pickup city is an empty field, so that it follows when another city is chosen. @see S-070 */
export function valuesOf({
  cidadeRetirada = null,
  cidadeDevolucao = null,
  dataRetirada = null,
  dataDevolucao = null,
}: CarSearchStart): CarSearchValues {
  const returnsElsewhere = cidadeDevolucao !== cidadeRetirada;
  return { cidadeRetirada, cidadeDevolucao: returnsElsewhere ? cidadeDevolucao : null, dataRetirada, dataDevolucao };
}

const MOMENTS = ['dataRetirada', 'dataDevolucao'] as const;

/** What forbids the search, each at its field. A day whose time is still missing is no time at which a car is fetched. @see S-070 */
export function carFormViolations(values: CarSearchValues, now?: Date): readonly Violation[] {
  const withoutTime = MOMENTS.filter((field) => values[field] !== null && dayIn(values[field]) === values[field]);
  return [...withoutTime.map((field) => ({ key: 'informe_a_hora', field }) as const), ...carSearchViolations(values, now)];
}

/** The criteria in values that nothing is wrong with. @see S-070 */
export function criteriaOf(values: CarSearchValues): CarSearchCriteria {
  const { cidadeRetirada, cidadeDevolucao, dataRetirada, dataDevolucao } = withReturnCity(values);
  return {
    cidadeRetirada: cidadeRetirada ?? '',
    cidadeDevolucao: cidadeDevolucao ?? '',
    dataRetirada: dataRetirada ?? '',
    dataDevolucao: dataDevolucao ?? '',
  };
}
