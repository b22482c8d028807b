export { type DeadlinesMet, NO_DEADLINES, percentMet, withDeadline } from './deadlines-met.ts';
export { type ParameterInput, parameterInput } from './parameter-input.ts';
export { reportFormats } from './report-formats.ts';
export { visibleReports } from './report-list.ts';
export { parameterIsShown, reportViolations, shownParameters } from './report-parameters.ts';
export { requestReport } from './request-report.ts';
export { isSale, NO_SALES, otherAmounts, type Sales, type SoldAmounts, sumOfAmounts, totalInReais, withSale } from './sales.ts';
export { askedViolations, isNoValue, reportValueViolations } from './value-violations.ts';
