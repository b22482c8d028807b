export { type EntryBalance, entryBalanceViolations, optionWithEntryBalance } from './entry-balance.ts';
export { ENVIO_SALDO, type EnvioSaldo, type UsedBalance, usedBalanceViolations } from './used-balance.ts';
