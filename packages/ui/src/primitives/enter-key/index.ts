export { EnterKey, type EnterKeyProps } from './enter-key.tsx';
