export { RequestFilters, type RequestFiltersProps, type RequestFiltersValue } from './request-filters.tsx';
