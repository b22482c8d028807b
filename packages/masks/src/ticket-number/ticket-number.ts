/** What `validateTicketNumber` finds wrong, the first of: characters, length. */
export type TicketNumberProblem = 'characters' | 'length';

/**
 * A ticket number with the airline's three digits apart, `957 2401118357`; one with letters as it is. Never judges.
 *
 * Nothing is cut: IATA's thirteen digits are the rule, but old ones and those of low-cost airlines are what they are.
 */
export function formatTicketNumber(text: string | null | undefined): string {
  return parseTicketNumber(text ?? '').replace(/^(\d{3})(\d+)$/, '$1 $2');
}

/** Letters and digits of a ticket number; `''` without any. Spaces and hyphens between them go, and words before a colon. @see Q-221, S-225 */
export function parseTicketNumber(text: string): string {
  return text.replace(/^.*:/s, '').replace(/[^0-9A-Za-z]/g, '');
}

/**
 * Which rule a ticket number breaks; `undefined` when it is letters or digits, spaces and hyphens aside. A missing one is too short.
 *
 * How many there are is not judged, and no check digit: an agency also keeps tickets that follow no rule of IATA's. Which airlines issue
 * without one the domain knows.
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

/** Whether a text can still become a ticket number by typing on; so can an empty one. */
export function isPartialTicketNumber(text: string): boolean {
  return !/[^0-9A-Za-z\s-]/.test(text);
}
