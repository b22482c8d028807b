export { CredentialRequestModal, type CredentialRequestModalProps } from './credential-request-modal.tsx';
