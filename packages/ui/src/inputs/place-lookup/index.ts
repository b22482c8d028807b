export { type LookupPlace, PlaceLookup, type PlaceLookupProps } from './place-lookup.tsx';
