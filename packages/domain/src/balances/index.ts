export {
  type BalanceUse,
  fareWithBalance,
  fareWithoutBalance,
  joinedBalance,
  lostOfBalance,
  quoteWithoutBalance,
  restOfBalance,
  splitBalance,
  type UseOfBalance,
} from './fare-with-balance.ts';
export {
  type BalanceState,
  balanceState,
  balanceStaysUsed,
  balancesAreOffered,
  balancesForIssue,
  type OfferedTo,
} from './usable-balances.ts';
export { ENVIO_SALDO, type EnvioSaldo, reservedPartViolations, type UsedBalance, usedBalanceViolations } from './used-balance.ts';
