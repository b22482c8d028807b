export {
  EarlierIssuesModal,
  type EarlierIssuesModalActions,
  type EarlierIssuesModalProps,
  type TypedBalances,
} from './earlier-issues-modal.tsx';
