export { type BalanceUse, fareWithBalance, joinedBalance, splitBalance } from './fare-with-balance.ts';
export { balancesAreOffered, balancesForIssue, type OfferedTo } from './usable-balances.ts';
export { ENVIO_SALDO, type EnvioSaldo, type UsedBalance, usedBalanceViolations } from './used-balance.ts';
