import { isEmail } from '@guiche/masks/email';
import { isPhone } from '@guiche/masks/phone';
import { HOTEL_EMAIL_LENGTH } from '../../booking-email/index.ts';
import type { HotelQuote } from '../../entities/index.ts';
import type { Violation } from '../../messages/index.ts';

/**
 * The violations of a hotel's e-mail and phone that are not valid, each at its field; an empty one is not checked. An e-mail of the maximum
 * length is not checked either: it may be the beginning of a longer one.
 * @see Q-187, S-198, S-207
 */
export function contactViolations({ email, telefone }: Pick<HotelQuote, 'email' | 'telefone'>): readonly Violation[] {
  const violations: Violation[] = [];
  if (email?.trim() && email.length < HOTEL_EMAIL_LENGTH && !isEmail(email)) violations.push({ key: 'email_invalido', field: 'email' });
  if (telefone?.trim() && !isPhone(telefone)) violations.push({ key: 'telefone_invalido', field: 'telefone' });
  return violations;
}
