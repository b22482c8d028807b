export { type RequestActions, RequestList, type RequestListProps } from './request-list.tsx';
