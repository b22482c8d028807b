export { type SearchKind, type SortOf, SortSelect, type SortSelectProps } from './sort-select.tsx';
