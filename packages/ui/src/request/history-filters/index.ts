export { HistoryFilters, type HistoryFiltersProps, type HistoryFiltersValue } from './history-filters.tsx';
