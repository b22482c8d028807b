export { InstantInput, type InstantInputProps } from './instant-input.tsx';
