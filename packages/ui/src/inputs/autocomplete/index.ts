export { Autocomplete, type AutocompleteProps } from './autocomplete.tsx';
export type { AutocompleteItem } from './autocomplete-item.ts';
