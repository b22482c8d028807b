export { type EntryBalance, entryBalanceViolations, optionWithEntryBalance } from './entry-balance.ts';
