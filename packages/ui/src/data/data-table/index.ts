export { DataTable, type DataTableHandle, type DataTableProps } from './data-table.tsx';
export type { DataColumn, DataOrder, DataSection } from './data-table-props.ts';
