export { FareField, type FareFieldProps } from './fare-field.tsx';
export { LedgerLine } from './ledger-line.tsx';
export { MoneyColumn, type MoneyColumnProps } from './money-column.tsx';
