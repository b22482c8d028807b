import type { Quote } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import { paymentTypeViolations } from '@guiche/domain/payments';
import type { Transaction } from '../db/transaction.ts';
import { chargesOf } from './data/charges.ts';

/** What forbids to change the payment type of a stored quote. @see Q-163 */
export async function paymentTypeRefusals(tx: Transaction, stored: Quote | undefined, quote: Quote): Promise<readonly Violation[]> {
  return stored ? paymentTypeViolations(stored, quote, await chargesOf(tx, stored.id)) : [];
}
