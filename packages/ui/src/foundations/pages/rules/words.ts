import { type Enumeration, enumLabel } from '@guiche/domain/enums';
import type { ALL_TOPICS } from '@guiche/domain/messages/all';
import { formatDateTime, isDateTime } from '@guiche/masks/date-time';
import { formatMoney } from '@guiche/masks/money';
import { formatNumber } from '@guiche/masks/number';
import type { Message } from '../../../i18n/index.ts';

/** Says a text of the trade. */
export type Say = Message<(typeof ALL_TOPICS)[number]>;

/** An amount in a step, without its currency; an empty one counts as 0, as the rules have it. */
export function amount(value: number | null): string {
  return formatMoney(value ?? 0, { symbol: false });
}

const FRACTION = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

/** A number that may have more than two decimals: a fraction, a rate. */
export function decimals(value: number | null): string {
  return FRACTION.format(value ?? 0);
}

/** `1.234,50 + 123,45 = 1.357,95`. */
export function sum(parts: readonly (number | null)[], total: number): string {
  return `${parts.map(amount).join(' + ')} = ${amount(total)}`;
}

/** `826,50 ÷ 3,00 = 275,50`; where there is nothing to divide by the rules answer 0. */
export function quotient(part: number | null, whole: number | null, result: string, factor = ''): string {
  const division = `${amount(part)} ÷ ${amount(whole)}${factor}`;
  return whole === null || whole === 0 ? `${division}: não há por que dividir, e fica ${result}` : `${division} = ${result}`;
}

/** Whether a moment is there as a whole: what is half typed comes out of its field as it stands. */
export function isMoment(value: string | null): value is string {
  return value !== null && isDateTime(value);
}

/** The two ends of a stretch of time. */
export function stretch(from: string, to: string): string {
  return `De ${formatDateTime(from)} a ${formatDateTime(to)}`;
}

const OR = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

const PLURAL = new Intl.PluralRules('pt-BR');

/** `2,25 diárias`. */
export function dailies(count: number): string {
  return `${formatNumber(count)} ${PLURAL.select(count) === 'one' ? 'diária' : 'diárias'}`;
}

/** `a, b ou c`. */
export function either(names: readonly string[]): string {
  return OR.format(names);
}

/** The label of a value of an enumeration. */
export function labelOf(enumeration: Enumeration, value: string, say: Say): string {
  const key = enumLabel(enumeration, value);
  return key === null ? value : say(key);
}

/** How a field names the values of an enumeration. */
export function labelsOf(enumeration: Enumeration): (value: string, say: Say) => string {
  return (value, say) => labelOf(enumeration, value, say);
}
