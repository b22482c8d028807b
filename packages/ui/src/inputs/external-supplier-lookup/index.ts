export { ExternalSupplierLookup, type ExternalSupplierLookupProps } from './external-supplier-lookup.tsx';
