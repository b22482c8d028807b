import { isExistingDay, isExistingTime } from '../internal/existing-moment.ts';
import type { Violation } from '../messages/index.ts';

/** The day and the time within a text, whether they exist or not. */
const DAY_IN = /^(\d{4})-(\d{2})-(\d{2})/;
const TIME_IN = /(?:^|T)(\d{2}:\d{2})/;

/**
 * What is wrong with a date, a time of day or both (`2026-02-31T14:00`, `25:61`) that its field does not take: the day does not exist, the
 * time does not, or the text is neither. The parameter `campo` is the path of the field; the caller replaces it with the label of the field.
 */
export function dateViolation(field: string, text: string): Violation {
  const [, year, month, day] = DAY_IN.exec(text) ?? [];
  if (day !== undefined && !isExistingDay(`${year}-${month}-${day}`))
    return { key: 'dia_inexistente', params: { campo: field, dia: `${day}/${month}/${year}` }, field };
  const [, hora] = TIME_IN.exec(text) ?? [];
  if (hora !== undefined && !isExistingTime(hora)) return { key: 'horario_inexistente', params: { campo: field, hora }, field };
  return { key: 'data_nao_entendida', params: { campo: field }, field };
}
