export { BusFineModal, type BusFineModalProps } from './bus-fine-modal.tsx';
