export { SelectInput, type SelectInputProps, type SelectOption } from './select-input.tsx';
