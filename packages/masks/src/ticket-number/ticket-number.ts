/** The rules that `validateTicketNumber` checks, in this order: characters, length. */
export type TicketNumberProblem = 'characters' | 'length';

/**
 * A ticket number with the airline's three digits apart, `957 2401118357`; one with letters is not changed. Does not validate.
 *
 * Nothing is cut: IATA's numbers have thirteen digits, but old ones and those of low-cost airlines may have another length.
 */
export function formatTicketNumber(text: string | null | undefined): string {
  return parseTicketNumber(text ?? '').replace(/^(\d{3})(\d+)$/, '$1 $2');
}

/** Letters and digits of a ticket number; `''` without any. Spaces and hyphens between them go, and words before a colon. @see Q-221, S-225 */
export function parseTicketNumber(text: string): string {
  return text.replace(/^.*:/s, '').replace(/[^0-9A-Za-z]/g, '');
}

/**
 * The first rule that a ticket number breaks; `undefined` for letters or digits, spaces and hyphens aside. An empty text is too short.
 *
 * Length and check digit are not checked: an agency also keeps tickets that follow no rule of IATA's. The domain knows which airlines
 * issue no ticket number.
 * @see
 */
export function validateTicketNumber(text: string): TicketNumberProblem | undefined {
  if (!isPartialTicketNumber(text)) return 'characters';
  return parseTicketNumber(text) === '' ? 'length' : undefined;
}

/** Whether a text is a ticket number. @see Q-221 */
export function isTicketNumber(text: string): boolean {
  return validateTicketNumber(text) === undefined;
}

/** Whether more typing can make the text a ticket number; true for an empty text. */
export function isPartialTicketNumber(text: string): boolean {
  return !/[^0-9A-Za-z\s-]/.test(text);
}
