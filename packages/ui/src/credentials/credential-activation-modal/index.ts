export {
  type CredentialActivationDraft,
  CredentialActivationModal,
  type CredentialActivationModalProps,
} from './credential-activation-modal.tsx';
