export { ChangedIssueDesk, type ChangedIssueDeskProps } from './changed-issue-desk.tsx';
