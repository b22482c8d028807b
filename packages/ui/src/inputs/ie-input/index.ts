export { IeInput, type IeInputProps } from './ie-input.tsx';
