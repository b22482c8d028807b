export { CredentialActivationModal, type CredentialActivationModalProps } from './credential-activation-modal.tsx';
