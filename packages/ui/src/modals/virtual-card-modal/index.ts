export { VirtualCardModal, type VirtualCardModalProps } from './virtual-card-modal.tsx';
