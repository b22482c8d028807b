export { UserList } from './user-list.tsx';
export type { ListedUser, UserListProps } from './user-list-props.ts';
