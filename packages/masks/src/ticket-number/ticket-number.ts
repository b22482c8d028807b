import { type Accepted, type LooseText, textOf } from '../internal/loose-text.ts';

/** The rules that `validateTicketNumber` checks, in this order: characters, length. */
export type TicketNumberProblem = 'characters' | 'length';

/**
 * A ticket number with the airline's three digits apart, `957 2401118357`; one with letters is not changed. Does not validate.
 *
 * Nothing is cut: IATA's numbers have thirteen digits, but old ones and those of low-cost airlines may have another length.
 */
export function formatTicketNumber(value: LooseText): string {
  return parseTicketNumber(value).replace(/^(\d{3})(\d+)$/, '$1 $2');
}

/** Letters and digits of a ticket number; `''` without any. Spaces and hyphens between them go, and words before a colon. @see Q-221, S-225 */
export function parseTicketNumber(value: LooseText): string {
  return textOf(value)
    .replace(/^.*:/s, '')
    .replace(/[^0-9A-Za-z]/g, '');
}

/**
 * The first rule that a ticket number breaks; `undefined` for letters or digits, spaces and hyphens aside. An empty text is too short.
 *
 * Length and check digit are not checked: an agency also keeps tickets that follow no rule of IATA's. The domain knows which airlines
 * issue no ticket number.
 * @see
 */
export function validateTicketNumber(value: LooseText): TicketNumberProblem | undefined {
  if (!isPartialTicketNumber(value)) return 'characters';
  return parseTicketNumber(value) === '' ? 'length' : undefined;
}

/** Whether a text is a ticket number. @see Q-221 */
export function isTicketNumber<Value>(value: Value): value is Value & Accepted {
  return validateTicketNumber(textOf(value)) === undefined;
}

/** Whether more typing can make the text a ticket number; true for an empty text. */
export function isPartialTicketNumber(value: LooseText): boolean {
  return !/[^0-9A-Za-z\s-]/.test(textOf(value));
}
