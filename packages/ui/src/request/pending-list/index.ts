export { PendingList, type PendingListProps } from './pending-list.tsx';
