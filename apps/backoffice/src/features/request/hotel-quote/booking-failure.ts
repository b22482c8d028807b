import { CallError } from '@guiche/contract/client';

/**
 * How the sending of a booking failed: no answer came, so that the e-mail may have been sent; nobody took it over (5xx); or the server refused
 * the booking. After the first two the same booking may be sent again with its key.
 * @see Q-185
 */
export function bookingFailure(error: unknown): 'unanswered' | 'unsent' | 'refused' {
  if (!(error instanceof CallError)) return 'refused';
  if (error.status === 0) return 'unanswered';
  return error.status >= 500 ? 'unsent' : 'refused';
}
