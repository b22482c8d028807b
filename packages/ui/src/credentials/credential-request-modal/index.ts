export { CredentialRequestModal, type CredentialRequestModalProps } from './credential-request-modal.tsx';
export type { CredentialRequestDraft } from './request-values.ts';
