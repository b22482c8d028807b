import type { CredentialTestSearch } from '@guiche/domain/credentials';
import { addDays } from '@guiche/domain/dates';

/** A search in a month finds something at every supplier, and for so many days. */
const FROM = 30;
const STAY = 2;

/** The days with which the test of a credential starts; `today` is an ISO date. */
export function startOfTest(today: string): CredentialTestSearch {
  const [first, last] = [addDays(today, FROM), addDays(today, FROM + STAY)];
  return { dataIda: first, checkin: first, checkout: last, dataRetirada: first, dataDevolucao: last };
}
