import { balanceStaysUsed, balancesAreOffered, quoteWithoutBalance } from '@guiche/domain/balances';
import type { AirQuote, Quote } from '@guiche/domain/entities';
import type { Transaction } from '../db/transaction.ts';
import { marginOfService } from '../quotes/data/margins.ts';
import { releaseBalances, releaseChosen } from './data/balances.ts';

/** A quote that uses its balance no more, which is free for other issues: its fare is what it was. @see Q-146 */
export async function withoutItsBalance<Each extends Quote>(tx: Transaction, quote: Each): Promise<Each> {
  const used = await releaseBalances(tx, quote.id);
  if (!quote.utilizaSaldo) return quote;
  // Only an air quote uses one.
  const using = quote as unknown as AirQuote;
  return quoteWithoutBalance(using, used, await marginOfService(tx, using.idServico, using.intermediador)) as unknown as Each;
}

/**
 * A quote as it is stored in its status: what an open form reserved is free once no balance is used in that status, and what the quote used is free
 * when the status uses none.
 * @see
 */
export async function withSettledBalance<Each extends Quote>(tx: Transaction, quote: Each): Promise<Each> {
  if (balancesAreOffered(quote.statusCotacao)) return quote;
  if (!quote.utilizaSaldo || !balanceStaysUsed(quote.statusCotacao)) return withoutItsBalance(tx, quote);
  await releaseChosen(tx, quote.id);
  return quote;
}
