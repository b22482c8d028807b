export { ClientList, type ClientListProps } from './client-list.tsx';
