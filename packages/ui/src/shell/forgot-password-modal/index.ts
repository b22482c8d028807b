export { ForgotPasswordModal, type ForgotPasswordModalProps } from './forgot-password-modal.tsx';
