export { PasswordChangeForm, type PasswordChangeFormProps } from './password-change-form.tsx';
