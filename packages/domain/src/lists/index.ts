export { type ExportedField, exportedCells, exportedFields, type ListCell, type SayExport } from './export-cells.ts';
export { EXPORT_FORMATS, type ExportFormat, exportFileName } from './export-file.ts';
export { columnsOfList, shownColumns } from './list-columns.ts';
export { type FilteredFor, filterRequests, type ListFilters, NO_FILTERS } from './list-filters.ts';
export { deadlineOfList, phaseOfList } from './list-name.ts';
export { BY_DEADLINE, type ListOrder, orderRequests } from './list-order.ts';
export {
  DEADLINE_FILTERS,
  type DeadlineFilter,
  LIST_COLUMNS,
  LISTS,
  type ListColumn,
  type ListName,
  RESPONSIBLE_FILTERS,
  type ResponsibleFilter,
} from './list-words.ts';
export type { ListedRequest } from './listed-request.ts';
export { partByPending } from './part-by-pending.ts';
