export { FineModal, type FineModalProps } from './fine-modal.tsx';
export { type FineModalActions, useDiscardQuestion } from './use-discard-question.tsx';
