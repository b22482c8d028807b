import { findUsedBalance } from './find-used-balance.ts';
import { giveBackBalance } from './give-back-balance.ts';
import { listEarlierIssues } from './list-earlier-issues.ts';
import { listUsableBalances } from './list-usable-balances.ts';
import { saveEarlierIssues } from './save-earlier-issues.ts';
import { useBalance } from './use-balance.ts';

/** Every call about the balances of earlier issues. */
export const BALANCE_CALLS = [
  listUsableBalances,
  useBalance,
  findUsedBalance,
  giveBackBalance,
  listEarlierIssues,
  saveEarlierIssues,
] as const;
