export { EarlierIssuesModal, type EarlierIssuesModalProps } from './earlier-issues-modal.tsx';
