export { Autocomplete, type AutocompleteItem, type AutocompleteProps } from './autocomplete.tsx';
