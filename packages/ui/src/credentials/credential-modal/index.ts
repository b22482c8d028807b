export { CredentialModal, type CredentialModalProps } from './credential-modal.tsx';
export { type EditedCredential, editedCredential, newCredentialOf, typedCredential } from './edited-credential.ts';
