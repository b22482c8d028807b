export { SupplyFields, type SupplyFieldsProps } from './supply-fields.tsx';
