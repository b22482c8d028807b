export { ClientTraitsModal, type ClientTraitsModalProps } from './client-traits-modal.tsx';
