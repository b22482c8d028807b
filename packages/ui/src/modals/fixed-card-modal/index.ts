export { FixedCardModal, type FixedCardModalProps } from './fixed-card-modal.tsx';
