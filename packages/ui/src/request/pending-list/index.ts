export { PendingList } from './pending-list.tsx';
export type { PendingListProps } from './pending-list-props.ts';
