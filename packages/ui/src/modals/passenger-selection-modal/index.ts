export { PassengerSelectionModal, type PassengerSelectionModalProps } from './passenger-selection-modal.tsx';
