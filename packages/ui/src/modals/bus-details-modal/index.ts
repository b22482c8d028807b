export { BusDetailsModal, type BusDetailsModalProps } from './bus-details-modal.tsx';
