export type { AirSearchCriteria, AirSearchCriteriaLeg, AirSearchStart, AirSearchValues } from './air-search-criteria.ts';
export { AirSearchForm, type AirSearchFormProps } from './air-search-form.tsx';
