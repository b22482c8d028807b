export { RequestList } from './request-list.tsx';
export type { RequestActions, RequestListProps } from './request-list-props.ts';
