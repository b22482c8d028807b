export { ListColumns, type ListColumnsProps } from './list-columns.tsx';
