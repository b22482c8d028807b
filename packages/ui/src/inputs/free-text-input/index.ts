export { FreeTextInput, type FreeTextInputProps } from './free-text-input.tsx';
