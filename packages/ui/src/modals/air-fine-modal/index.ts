export { AirFineModal, type AirFineModalActions, type AirFineModalProps, type LoadedFine } from './air-fine-modal.tsx';
