export { type ParameterInput, parameterInput } from './parameter-input.ts';
export { reportFormats } from './report-formats.ts';
export { visibleReports } from './report-list.ts';
export { parameterIsShown, reportViolations, shownParameters } from './report-parameters.ts';
