export { type ChosenReport, ReportParameters, type ReportParametersProps } from './report-parameters.tsx';
