import { isDate } from '@guiche/masks/date';
import { isEmail } from '@guiche/masks/email';
import { isFilled } from '../internal/filled.ts';
import { VALIDATION_KEYS, type Violation } from '../messages/index.ts';
import type { PassengerData } from './passenger-data.ts';

/**
 * What is missing or wrong in the birth date and the e-mail of a passenger, each at its field; empty for a passenger that is complete. Nobody is
 * born after `today`, an ISO date.
 * @see S-046, S-068
 */
export function passengerViolations(
  { dataNascimento, email }: Pick<PassengerData, 'dataNascimento' | 'email'>,
  today: string,
  path = '',
): readonly Violation[] {
  const isBirth = dataNascimento !== null && isDate(dataNascimento) && dataNascimento <= today;
  const birth = isFilled(dataNascimento) ? VALIDATION_KEYS.data : VALIDATION_KEYS.required;
  const address = isFilled(email) ? VALIDATION_KEYS.email : VALIDATION_KEYS.required;
  return [
    ...(isBirth ? [] : [{ key: birth, field: `${path}dataNascimento` }]),
    ...(isEmail(email ?? '') ? [] : [{ key: address, field: `${path}email` }]),
  ];
}
