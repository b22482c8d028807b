export { type ExpenseType, ExpenseTypeLookup, type ExpenseTypeLookupProps } from './expense-type-lookup.tsx';
