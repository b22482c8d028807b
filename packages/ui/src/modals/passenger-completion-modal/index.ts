export {
  PassengerCompletionModal,
  type PassengerCompletionModalActions,
  type PassengerCompletionModalProps,
} from './passenger-completion-modal.tsx';
