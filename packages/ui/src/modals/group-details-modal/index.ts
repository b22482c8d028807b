export { GroupDetailsModal, type GroupDetailsModalProps } from './group-details-modal.tsx';
