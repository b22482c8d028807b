export { GroupList, type GroupListProps } from './group-list.tsx';
