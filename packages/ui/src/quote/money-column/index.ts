export { FareField, type FareFieldProps } from './fare-field.tsx';
export { MoneyColumn, type MoneyColumnProps } from './money-column.tsx';
