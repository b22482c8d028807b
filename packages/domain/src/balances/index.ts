export { ENVIO_SALDO, type EnvioSaldo, type UsedBalance, usedBalanceViolations } from './used-balance.ts';
