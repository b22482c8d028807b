export { CredentialRequestDataModal, type CredentialRequestDataModalProps } from './credential-request-data-modal.tsx';
