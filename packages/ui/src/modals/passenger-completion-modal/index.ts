export { PassengerCompletionModal, type PassengerCompletionModalProps } from './passenger-completion-modal.tsx';
