export { BALANCE_CALLS } from './balance-calls.ts';
export { findUsedBalance } from './find-used-balance.ts';
export { giveBackBalance } from './give-back-balance.ts';
export { listEarlierIssues } from './list-earlier-issues.ts';
export { listUsableBalances } from './list-usable-balances.ts';
export { saveEarlierIssues } from './save-earlier-issues.ts';
export { useBalance } from './use-balance.ts';
