export { ChangedIssueView, type ChangedIssueViewProps } from './changed-issue-view.tsx';
