export { type EntryBalance, entryBalanceViolations, freeEntryBalance, optionWithEntryBalance } from './entry-balance.ts';
