export { type BalanceUse, fareWithBalance, joinedBalance, lostOfBalance, splitBalance } from './fare-with-balance.ts';
export {
  type BalanceState,
  balanceState,
  balanceStaysReserved,
  balancesAreOffered,
  balancesForIssue,
  type OfferedTo,
} from './usable-balances.ts';
export { ENVIO_SALDO, type EnvioSaldo, reservedPartViolations, type UsedBalance, usedBalanceViolations } from './used-balance.ts';
