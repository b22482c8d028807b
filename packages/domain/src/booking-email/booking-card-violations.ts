import { cardBrand, isCardNumber } from '@guiche/masks/card';
import { isCardExpiry, parseCardExpiry } from '@guiche/masks/card-expiry';
import { isVerificationCode } from '@guiche/masks/verification-code';
import { brazilianClock } from '../dates/index.ts';
import type { TravellerCard } from '../entities/index.ts';
import type { Violation } from '../messages/index.ts';
import { cardExpiry } from '../payments/index.ts';

/** Whether the month of an expiry (`1228`) has ended in Brasília. */
function isPast(expiry: string, now: Date): boolean {
  const month = `20${expiry.slice(2)}-${expiry.slice(0, 2)}`;
  return month < brazilianClock(now).slice(0, 7);
}

/**
 * The violations of the card with which a hotel is to be paid, each at its field: a number that is masked or not valid, an expiry that is not a
 * month or has passed, a verification code without the digits of its brand. An empty one is not checked here: it is a missing item.
 * @see
 */
export function bookingCardViolations(card: TravellerCard, now: Date): readonly Violation[] {
  const { numero, cvv } = card;
  const expiry = cardExpiry(card);
  const violations: Violation[] = [];
  // A masked number has the form of a number, and no hotel can charge it.
  if (numero !== '' && (numero.includes('*') || !isCardNumber(numero))) violations.push({ key: 'numero_cartao_invalido', field: 'numero' });
  if (expiry !== '' && !isCardExpiry(expiry)) violations.push({ key: 'validade_cartao_invalida', field: 'validade' });
  else if (expiry !== '' && isPast(parseCardExpiry(expiry), now)) violations.push({ key: 'cartao_vencido', field: 'validade' });
  if (cvv && !isVerificationCode(cvv, cardBrand(numero))) violations.push({ key: 'codigo_verificacao_invalido', field: 'cvv' });
  return violations;
}
