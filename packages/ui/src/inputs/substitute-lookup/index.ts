export { SubstituteLookup, type SubstituteLookupProps } from './substitute-lookup.tsx';
