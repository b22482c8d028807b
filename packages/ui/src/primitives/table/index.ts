export { Table, TableCell, TableHeading, type TableProps } from './table.tsx';
