export { type ParameterInput, parameterInput } from './parameter-input.ts';
export { reportFormats } from './report-formats.ts';
export { type ListedReport, visibleReports } from './report-list.ts';
export { parameterIsShown, type ReportParameter, reportViolations, shownParameters } from './report-parameters.ts';
