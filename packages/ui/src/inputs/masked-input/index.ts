export { type Mask, MaskedInput, type MaskedInputProps } from './masked-input.tsx';
