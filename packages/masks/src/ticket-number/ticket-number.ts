import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** The rules that `validateTicketNumber` checks, in this order: characters, length. */
export type TicketNumberProblem = 'characters' | 'length';

/** What stands between the tickets of several travellers. */
const BETWEEN = '/';

/**
 * A ticket number with the airline's three digits apart, `957 2401118357`; one with letters is not changed. Several, of as many travellers, are
 * `957 2401118357/957 2401118358`. Does not validate.
 *
 * Nothing is cut: IATA's numbers have thirteen digits, but old ones and those of low-cost airlines may have another length.
 */
export function formatTicketNumber(value: LooseText): string {
  return ticketNumbers(value)
    .map((one) => one.replace(/^(\d{3})(\d+)$/, '$1 $2'))
    .join(BETWEEN);
}

/**
 * Letters and digits of a ticket number; `''` without any. Spaces and hyphens between them go, and words before a colon. Of several tickets the
 * slash between them stays. @see, S-225
 */
export function parseTicketNumber(value: LooseText): string {
  return textOf(value)
    .replace(/^.*:/s, '')
    .replace(/[^0-9A-Za-z/]/g, '')
    .replace(/^\/+/, '')
    .replace(/\/{2,}/g, BETWEEN);
}

/** The tickets of a text, each as `parseTicketNumber` has it; one empty text without any. @see Q-195 */
export function ticketNumbers(value: LooseText): readonly string[] {
  return parseTicketNumber(value).split(BETWEEN);
}

/**
 * The first rule that a ticket number, or one of several, breaks; `undefined` for letters or digits, spaces and hyphens aside. An empty text is too
 * short. The short form of a printout, `957 2401118357/58`, is none of several: its second number is found by nobody.
 *
 * Length and check digit are not checked: an agency also keeps tickets that follow no rule of IATA's. The domain knows which airlines
 * issue no ticket number.
 * @see
 */
export function validateTicketNumber(value: LooseText): TicketNumberProblem | undefined {
  if (!isPartialTicketNumber(value)) return 'characters';
  const [first = '', ...others] = ticketNumbers(value);
  if ([first, ...others].includes('')) return 'length';
  return others.some((one) => one.length < first.length) ? 'characters' : undefined;
}

/** Whether a text is a ticket number. @see Q-221 */
export function isTicketNumber<Value>(value: Value): value is Value & Accepted {
  return validateTicketNumber(textOf(value)) === undefined;
}

/** Whether more typing can make the text a ticket number; true for an empty text. */
export function isPartialTicketNumber(value: LooseText): boolean {
  return !/[^0-9A-Za-z\s/-]/.test(textOf(value));
}
