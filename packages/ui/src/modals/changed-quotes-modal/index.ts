export { ChangedQuotesModal, type ChangedQuotesModalProps } from './changed-quotes-modal.tsx';
