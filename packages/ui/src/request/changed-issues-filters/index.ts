export { ChangedIssuesFilters, type ChangedIssuesFiltersProps, type ChangedIssuesFiltersValue } from './changed-issues-filters.tsx';
