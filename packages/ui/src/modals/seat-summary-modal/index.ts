export { SeatSummaryModal, type SeatSummaryModalProps } from './seat-summary-modal.tsx';
