export { type CredentialTest, CredentialTestModal, type CredentialTestModalProps } from './credential-test-modal.tsx';
export type { CredentialTestSources } from './test-sources.ts';
