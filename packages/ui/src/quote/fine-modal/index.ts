export { FineModal, type FineModalActions, type FineModalProps } from './fine-modal.tsx';
