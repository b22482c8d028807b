export { AuthorizationCodeInput, type AuthorizationCodeInputProps } from './authorization-code-input.tsx';
