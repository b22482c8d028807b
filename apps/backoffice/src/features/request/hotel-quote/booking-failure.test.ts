import { CallError } from '@guiche/contract/client';
import { expect, test } from 'vitest';
import { bookingFailure } from './booking-failure.ts';

test.each([
  ['without a response', new CallError(0, undefined), 'unanswered'],
  ['when the support desk fails', new CallError(502, { titulo: 'x', tipo: 'ERROR' }), 'unsent'],
  ['when the server fails', new CallError(500, undefined), 'unsent'],
  ['when the booking is refused', new CallError(422, undefined), 'refused'],
  ['when the quote has changed', new CallError(409, undefined), 'refused'],
  ['when the failure is not a call', new Error('x'), 'refused'],
] as const)('Q-185 a booking fails %s', (_case, error, failure) => expect(bookingFailure(error)).toBe(failure));
