export { Table, TableCell, type TableCellProps, TableHeading, type TableHeadingProps, type TableProps } from './table.tsx';
