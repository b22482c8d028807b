export { EarlierIssuesModal, type EarlierIssuesModalProps, type TypedBalances } from './earlier-issues-modal.tsx';
