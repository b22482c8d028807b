export { HotelFineModal, type HotelFineModalProps } from './hotel-fine-modal.tsx';
