export {
  AirFineModal,
  type AirFineModalActions,
  type AirFineModalProps,
  type LoadedFine,
  type TypedAirFine,
} from './air-fine-modal.tsx';
